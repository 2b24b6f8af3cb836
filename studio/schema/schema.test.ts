import { readFile } from 'node:fs/promises'
import { extractSchema } from '@sanity/schema/_internal'
import type { ObjectSchemaType, SchemaType } from 'sanity'
import { describe, expect, it } from 'vitest'
import { schema } from '../testing/schema.ts'
import { schemaTypes } from './index.ts'

const own = schemaTypes.map(({ name }) => schema.get(name) as ObjectSchemaType)
const documents = own.filter((type) => type.type?.name === 'document')

/** Types that are looked at on their own, and those that Sanity brings along. */
const isShared = (name: string) =>
  schemaTypes.some((type) => type.name === name) ||
  ['slug', 'reference', 'image', 'block', 'span'].includes(name)

type Part = { where: string; type: SchemaType; title?: string; description?: unknown }

/** Every field below a type, with those of unnamed objects inside it. */
function fieldsOf(type: SchemaType, where: string): Part[] {
  if ('of' in type && Array.isArray(type.of)) {
    const members = (type.of as SchemaType[]).filter(({ name }) => !isShared(name))
    return members.flatMap((member) => fieldsOf(member, `${where}[${member.name}]`))
  }
  if (!('fields' in type)) return []
  return type.fields.flatMap((field) => {
    const path = `${where}.${field.name}`
    const inner = isShared(field.type.name) ? [] : fieldsOf(field.type, path)
    return [
      { where: path, type: field.type, title: field.type.title, description: field.type.description },
      ...inner,
    ]
  })
}

/** Fields that images bring along: the Studio shows them as buttons, not as fields. */
const isOwnField = ({ where }: Part) => !/\.(asset|media|hotspot|crop)(\.|$)/.test(where)

/** Whether an object has a list of objects at any depth, each of which opens in a dialog. */
const hasDialogs = ({ type, where }: Part) =>
  type.jsonType === 'object' &&
  fieldsOf(type, where).some(
    ({ type: list }) =>
      list.jsonType === 'array' &&
      list.of.some(({ jsonType, name }) => jsonType === 'object' && !['reference', 'block'].includes(name)),
  )

describe('schema', () => {
  it('compiles without a problem', () => {
    const problems = (schema._validation ?? []).flatMap(({ path, problems: found }) =>
      found.map((problem) => `${JSON.stringify(path)} ${problem.severity}: ${problem.message}`),
    )
    expect(problems).toEqual([])
  })

  it('has every type once', () => {
    const names = schemaTypes.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
  })

  it.each(own.map((type) => [type.name, type] as const))(
    '%s says what it is, and so does each field',
    (name, type) => {
      const parts = [
        { where: name, type, title: type.title, description: type.description },
        ...fieldsOf(type, name),
      ]
      const silent = parts.filter(isOwnField).filter(({ title, description }) => !title || !description)
      expect(silent.map(({ where }) => where)).toEqual([])
    },
  )

  it.each(documents.map((type) => [type.name, type] as const))(
    '%s has an icon and a line of its own in lists',
    (_, type) => {
      expect(type.icon).toBeTruthy()
      const { select, prepare } = type.preview ?? {}
      const media = prepare?.({ title: 'x' })?.media ?? select?.media
      expect(media, 'a picture or an icon').toBeTruthy()
      expect(select?.subtitle ?? prepare, 'a second line').toBeTruthy()
    },
  )

  it.each(own.map((type) => [type.name, type] as const))(
    '%s has a preview that survives an empty document',
    (_, type) => {
      const { select = {}, prepare } = type.preview ?? {}
      for (const nothing of [null, undefined]) {
        const empty = Object.fromEntries(Object.keys(select).map((key) => [key, nothing]))
        const { title, subtitle } = prepare?.(empty) ?? {}
        expect(`${String(title ?? '')} ${String(subtitle ?? '')}`).not.toMatch(/null|undefined|NaN|\$/)
      }
    },
  )

  it('titles each choice that the Studio would write in another way', () => {
    // In a list of boxes the Studio capitalizes the words of a value without a title and drops its punctuation.
    const changed = own
      .flatMap((type) => fieldsOf(type, type.name))
      .flatMap(({ where, type }) => {
        const { list = [] } = (type.options ?? {}) as { list?: unknown[] }
        const plain = type.jsonType === 'array' ? list.filter((choice) => typeof choice === 'string') : []
        return plain.filter((choice) => /[^\p{L}\p{N} ]|(^| )\p{Ll}/u.test(choice)).map(() => where)
      })
    expect(changed).toEqual([])
  })

  it('heads dialogs opened in an object with its title, not with its first values', () => {
    const values = (type: SchemaType) =>
      Object.fromEntries(
        Object.keys((type.preview?.select as object | undefined) ?? {}).map((key) => [key, 7]),
      )
    const untitled = own
      .flatMap((type) => fieldsOf(type, type.name))
      .filter(hasDialogs)
      .filter(({ type, title }) => type.preview?.prepare?.(values(type))?.title !== title)
    expect(untitled.map(({ where }) => where)).toEqual([])
  })

  it('gives every list of objects the full width of the form', () => {
    const narrow = own
      .flatMap((type): Part[] => [{ where: type.name, type }, ...fieldsOf(type, type.name)])
      .filter(({ type }) => type.options && 'columns' in type.options)
      .filter(hasDialogs)
    expect(narrow.map(({ where }) => where)).toEqual([])
  })

  it('makes every line of a list of references with referenceItem, which words its title and its error', () => {
    const lines = own
      .flatMap((type) => fieldsOf(type, type.name))
      .flatMap(({ where, type }) => ('of' in type ? type.of.map((line) => ({ where, line })) : []))
      .filter(({ line }) => line.name === 'reference')
    expect(lines.length).toBeGreaterThan(0)
    const unworded = lines.filter(({ line }) => !line.validation || line.title?.startsWith('Reference'))
    expect(unworded.map(({ where }) => where)).toEqual([])
  })

  it('is what schema.json says; run "npm run typegen -w studio" when this fails', async () => {
    const committed = JSON.parse(
      await readFile(new URL('../schema.json', import.meta.url), 'utf8'),
    ) as unknown
    const current: unknown = JSON.parse(
      JSON.stringify(extractSchema(schema as unknown as Parameters<typeof extractSchema>[0])),
    )
    expect(current).toEqual(committed)
  })
})
