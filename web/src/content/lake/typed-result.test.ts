import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { clientOver } from '../../../../studio/testing/dataset.ts'
import { postQuery } from '../blog/queries'
import { questionsQuery } from '../faq/faq'
import { workQuery, worksQuery } from '../portfolio/queries'
import { productQuery } from '../products/queries'
import { siteSettingsQuery } from '../site/queries'
import { resultType } from './result-type'
import { storedSeed } from './testing-seed'
import { typedResult } from './typed-result'

const modules = import.meta.glob<Record<string, unknown>>(
  [
    '../{blog,catalogue,orders,portfolio,products,redirects,samples,search,shop,site}/{queries,redirects}.ts',
    '../{compliance/compliance,faq/faq,items/items,markdown/llms,pages/pages,quotes/items}.ts',
    '../../sections/query.ts',
  ],
  { eager: true },
)
const queries = Object.values(modules).flatMap((module) =>
  Object.entries(module).flatMap(([name, query]): [string, string][] =>
    name.endsWith('Query') && typeof query === 'string' ? [[name, query]] : [],
  ),
)

const client = clientOver(storedSeed)
const ids = storedSeed.map(({ _id }) => _id)
const slugs = storedSeed.flatMap(({ slug }) => (slug as { current: string } | undefined)?.current ?? [])
const routes = storedSeed.flatMap(({ route }) => (typeof route === 'string' ? [route] : []))

/** Parameters with which the queries read as much of the seed as they can. */
const everything = {
  until: '2026-11-23T00:00:00Z',
  ids,
  cards: ids,
  numbers: [1, 2, 3],
  number: 1,
  count: 10,
  from: 0,
  to: 500,
}

/** The values of the parameter that chooses one document. */
const choices: Record<string, object[]> = {
  listingQuery: slugs.map((slug) => ({ slug })),
  detailsQuery: slugs.map((slug) => ({ slug })),
  firstChildrenQuery: ids.map((parent) => ({ parent })),
  taggedPostsQuery: slugs.map((slug) => ({ slug })),
  pageQuery: routes.map((route) => ({ route })),
  screenQuery: ids.map((id) => ({ id })),
  navigationQuery: ids.map((id) => ({ id })),
}

it('checks every query', () => {
  const types = readFileSync(join(import.meta.dirname, '../../../../studio/sanity.types.ts'), 'utf8')
  const names = [...types.matchAll(/^export type (\w+)Result =/gm)].map(([, name]) => name?.toLowerCase())
  expect(new Set(queries.map(([name]) => name.toLowerCase()))).toEqual(new Set(names))
})

it.each(queries)(
  '%s has a type, and changes nothing of what the Studio’s schema allows',
  async (name, query) => {
    expect(resultType(query).type).not.toBe('unknown')
    for (const choice of choices[name] ?? [{}]) {
      const result: unknown = await client.fetch(query, { ...everything, ...choice })
      expect(typedResult(query, result)).toEqual(result)
    }
  },
)

it('leaves out members of lists, and values of a wrong type', () => {
  const contact = { _key: 'a', name: 'Phone', kind: 'phone', value: '1' }
  expect(
    typedResult(siteSettingsQuery, {
      title: { en: 'Shop' },
      contacts: [null, contact, 'text', { ...contact, name: 4 }],
      footer: 'text',
    }),
  ).toEqual({ title: null, contacts: [contact, { ...contact, name: null }], footer: null })
  expect(typedResult(siteSettingsQuery, 'text')).toBeNull()
})

it('keeps what the Studio would write and an API may leave out: keys and types', () => {
  const product = { _id: 'p', colours: [{ name: 'Sage', value: '#566b4e' }], vendor: { name: 'Ottilie' } }
  expect(typedResult(productQuery, { product })).toEqual({ product })
})

it('replaces half a surrogate character, and leaves whole ones', () => {
  expect(typedResult(productQuery, { product: { _id: 'p', tags: ['a\ud800', '🪑'] } })).toEqual({
    product: { _id: 'p', tags: ['a\ufffd', '🪑'] },
  })
})

it('leaves out what the schema does not know', () => {
  const product = { _id: 'p', pictures: [{ alt: 'Chair' }] }
  const sent = { product: { ...product, extra: { a: [1] }, pictures: [{ alt: 'Chair', x: {} }] } }
  expect(typedResult(productQuery, sent)).toEqual({ product })
})

it('keeps the edit targets of a draft', () => {
  const product = { _id: 'p', pictures: [{ alt: 'Chair', edit: 'id=p' }] }
  expect(typedResult(productQuery, { product })).toEqual({ product })
})

it('cuts lists inside of documents, and texts, to what a page can show', () => {
  const list = <Member>(member: Member) => Array.from({ length: 1500 }, () => member)
  const documents = list({ _id: 'a', number: 1, selling: { foods: list('dry') }, text: 'x'.repeat(200_000) })
  const result = typedResult('no query', documents) as typeof documents
  expect(result).toHaveLength(1500)
  expect(result[0]?.selling.foods).toHaveLength(1000)
  const few = typedResult('no query', documents.slice(0, 3)) as typeof documents
  expect(few[0]?.text).toHaveLength(100_000)
  const nested = typedResult('no query', { category: { products: documents, tags: list('a') } })
  expect(nested).toMatchObject({ category: { products: { length: 1500 }, tags: { length: 1000 } } })
})

it('leaves less of each document the more of them are in a list', () => {
  const cards = (count: number) =>
    typedResult(
      worksQuery,
      Array.from({ length: count }, () => ({
        _id: 'a',
        number: 1,
        name: 'Box',
        description: 'x'.repeat(100_000),
        tag: 'x'.repeat(100_000),
      })),
    )
  const lengthOf = (count: number) => JSON.stringify(cards(count)).length
  expect(lengthOf(1)).toBeGreaterThan(200_000)
  expect(lengthOf(60)).toBeGreaterThan(900_000)
  expect(lengthOf(60)).toBeLessThan(1_100_000)
  expect(lengthOf(1000)).toBeLessThan(800_000)
})

it('leaves a document in a list what those beside it do not need', () => {
  const group = (answer: string, count: number) => ({
    items: Array.from({ length: count }, (_, at) => ({ _key: `${at}`, question: 'Why?', answer })),
  })
  const long = 'x'.repeat(3900)
  const groups = [group(long, 60), ...Array.from({ length: 900 }, () => group('Because.', 1))]
  expect(typedResult(questionsQuery, { groups })).toMatchObject({ groups })
  const beside = [...groups, group('y'.repeat(100_000), 100)]
  const fitted = typedResult(questionsQuery, { groups: beside }) as { groups: object[] }
  expect(fitted.groups.slice(0, groups.length)).toMatchObject(groups)
  expect(JSON.stringify(fitted).length).toBeLessThan(1_500_000)
})

it('cuts titles and labels, which menus and cards repeat on each page', () => {
  const names = { title: 'x'.repeat(1000), categoryTitle: 'x'.repeat(1000), label: 'short' }
  const result = typedResult(siteSettingsQuery, { ...names, footer: { contactHeading: 'x'.repeat(1000) } })
  expect(result).toMatchObject({ title: 'x'.repeat(300), footer: { contactHeading: 'x'.repeat(300) } })
})

it('cuts a text to what a page has room for, with the marks of its words', () => {
  const marks = Array.from({ length: 100 }, () => 'strong')
  const children = Array.from({ length: 100 }, () => ({ _type: 'span', text: 'x', marks }))
  const body = Array.from({ length: 30 }, () => ({ _type: 'block', children, markDefs: [] }))
  const entriesOf = (result: unknown) => JSON.stringify(result).split('"strong"').length
  for (const result of [
    typedResult(postQuery, { post: { _id: 'p', body } }),
    typedResult(workQuery, { _id: 'w', body }),
    typedResult(productQuery, { product: { _id: 'c', description: body } }),
  ]) {
    expect(entriesOf(result)).toBeGreaterThan(4000)
    expect(entriesOf(result)).toBeLessThan(5001)
  }
  const pictures = Array.from({ length: 2000 }, () => ({ alt: 'Chair' }))
  expect(typedResult(workQuery, { _id: 'w', pictures })).toMatchObject({ pictures: { length: 1000 } })
})

it('keeps nothing but a text as an edit target', () => {
  const product = { _id: 'p', pictures: [{ alt: 'Chair' }] }
  const tree = { a: { b: {} } }
  const sent = { product: { ...product, edit: tree, pictures: [{ alt: 'Chair', edit: tree }] } }
  expect(typedResult(productQuery, sent)).toEqual({ product })
})
