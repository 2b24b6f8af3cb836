import { expect, it } from 'vitest'
import type { InputProps, ObjectSchemaType, SchemaType } from 'sanity'
import { schema } from '../testing/schema.ts'
import { excessOf, leeway, withFewUnknown, withoutLongGrid } from './large-values.ts'

const product = schema.get('product') as ObjectSchemaType
const typeOf = (name: string) => product.fields.find((field) => field.name === name)?.type as SchemaType
const prose = schema.get('prose') as SchemaType
const list = (count: number, member: unknown = 'a') => Array.from({ length: count }, () => member)
const paragraph = (...texts: string[]) => ({
  _type: 'block',
  children: texts.map((text) => ({ _type: 'span', text, marks: [] })),
})

it('draws lists as they are usual', () => {
  expect(excessOf({ schemaType: typeOf('tags'), value: list(300) })).toBeUndefined()
  expect(excessOf({ schemaType: prose, value: list(1000, paragraph('A word')) })).toBeUndefined()
  expect(excessOf({ schemaType: prose, value: [paragraph('x'.repeat(20_000)), null, 3] })).toBeUndefined()
  expect(excessOf({ schemaType: typeOf('name'), value: 'A word '.repeat(10_000) })).toBeUndefined()
  expect(excessOf({ schemaType: prose, value: 'no list' })).toBeUndefined()
})

it('says how many entries are too many, and keeps the first', () => {
  const value = list(5000)
  const excess = excessOf({ schemaType: typeOf('tags'), value })
  expect(excess?.problem).toBe('This list has 5,000 entries. Up to 300 can be shown here.')
  expect(excess?.kept).toEqual(value.slice(0, 300))
  expect(excessOf({ schemaType: typeOf('pictures'), value: list(1001, {}) })?.kept).toHaveLength(1000)
})

it('shows no text that a browser would break into lines for minutes, and keeps its beginning', () => {
  const excess = (value: string, room?: number) => excessOf({ schemaType: typeOf('name'), value }, room)
  expect(excess('ก'.repeat(1_200_000))?.kept).toBe('ก'.repeat(20_000))
  const slug = { _type: 'slug', current: 'ก'.repeat(1_200_000) }
  expect(excessOf({ schemaType: typeOf('name'), value: slug })?.kept).toEqual({
    ...slug,
    current: 'ก'.repeat(20_000),
  })
  expect(excess('A word '.repeat(500_000))).toMatchObject({
    problem: 'This text has 3,500,000 characters, too many to be shown here.',
    kept: 'A word '.repeat(500_000).slice(0, 100_000),
  })
  expect(excess('ก'.repeat(20_000))).toBeUndefined()
  expect(excess('A word '.repeat(20_000), leeway)).toBeUndefined()
})

it('leaves out paragraphs with very many characters or parts', () => {
  const usual = paragraph('A word')
  const large = [
    paragraph('ก'.repeat(20_001)),
    paragraph(...list(501, 'a').map(String)),
    { ...usual, markDefs: list(501, { _type: 'link' }) },
  ]
  for (const each of large) {
    expect(excessOf({ schemaType: prose, value: [usual, each] })?.kept).toEqual([usual])
  }
})

it('leaves out paragraphs without spaces that are too many together, and none with usual words', () => {
  const long = paragraph('ก'.repeat(20_000))
  const usual = paragraph('word '.repeat(4000))
  const value = [usual, long, long, long, usual, long, long, usual]
  expect(excessOf({ schemaType: prose, value })?.kept).toEqual([usual, long, long, long, usual, usual])
  expect(excessOf({ schemaType: prose, value: list(100, usual) })).toBeUndefined()
})

it('shows paragraphs after one that was left out', () => {
  const [almostAll, little] = [paragraph('ก'.repeat(20_000)), paragraph('ก'.repeat(2000))]
  const value = [almostAll, almostAll, little, almostAll, little, little]
  expect(excessOf({ schemaType: prose, value })?.kept).toEqual([almostAll, almostAll, little, little, little])
})

it('leaves out paragraphs of many links or parts that are too many together, and none of usual ones', () => {
  const [usual, ofParts] = [paragraph('A word'), paragraph(...list(490).map(String))]
  const linked = { ...ofParts, markDefs: list(490, { _type: 'link' }) }
  const excess = excessOf({ schemaType: prose, value: [usual, ...list(60, linked), usual] })
  expect(excess?.kept).toEqual([usual, linked, usual])
  expect(excessOf({ schemaType: prose, value: list(60, ofParts) })?.kept).toHaveLength(20)
  const article = { ...paragraph(...list(15).map(String)), markDefs: list(7, { _type: 'link' }) }
  expect(excessOf({ schemaType: prose, value: list(500, article) })).toBeUndefined()
})

it('draws up to twice as much of a list that was drawn when its form was opened', () => {
  const value = list(1001, paragraph('A word'))
  expect(excessOf({ schemaType: prose, value })).toBeDefined()
  expect(excessOf({ schemaType: prose, value }, leeway)).toBeUndefined()
  expect(excessOf({ schemaType: prose, value: list(2001, paragraph('A')) }, leeway)).toBeDefined()
  expect(excessOf({ schemaType: prose, value: [paragraph('x'.repeat(30_000))] }, leeway)).toBeUndefined()
})

it('makes a list of a grid with too many members', () => {
  const props = { schemaType: typeOf('pictures'), value: list(301, {}) } as unknown as InputProps
  const { schemaType } = withoutLongGrid(props)
  expect([schemaType.options?.layout, schemaType.name, schemaType.jsonType]).toEqual([
    'list',
    props.schemaType.name,
    'array',
  ])
  expect(withoutLongGrid(props).schemaType).toBe(schemaType)
  const few = { schemaType: typeOf('pictures'), value: list(4, {}) } as unknown as InputProps
  expect(withoutLongGrid(few)).toBe(few)
})

it('shows a hundred of the fields that the schema does not name', () => {
  const unknown = Object.fromEntries(list(1900).map((value, index) => [`odd${index}`, value]))
  const props = {
    schemaType: product,
    value: { _id: 'a', name: 'Chair', ...unknown },
  } as unknown as InputProps
  const shown = withFewUnknown(props).value as object
  expect(Object.keys(shown)).toHaveLength(102)
  expect(shown).toMatchObject({ _id: 'a', name: 'Chair', odd0: 'a', odd99: 'a' })
  expect(withFewUnknown(props).value).toBe(shown)
  const usual = { schemaType: product, value: { _id: 'a', name: 'Chair' } } as unknown as InputProps
  expect(withFewUnknown(usual)).toBe(usual)
})
