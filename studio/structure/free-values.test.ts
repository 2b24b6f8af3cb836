import { expect, it } from 'vitest'
import { slugFormProblem } from '../schema/rules/slug.ts'
import { freeValues } from './free-values.ts'

const slug = (current: string) => ({ _type: 'slug', current })

it('gives a copy the next number, and an address that is free', () => {
  const taken = [{ number: 3 }, { number: 17, slug: 'bags' }, { slug: 'Bags-Copy' }, { route: '/about' }]
  expect(freeValues({ number: 3 }, taken)).toEqual({ number: 18 })
  expect(freeValues({ slug: slug('bags') }, taken)).toEqual({ slug: slug('bags-copy-2') })
  expect(freeValues({ route: '/about' }, taken)).toEqual({ route: '/about-copy' })
})

it('numbers copies of copies on', () => {
  const taken = [{ slug: 'bags' }, { slug: 'bags-copy' }]
  expect(freeValues({ slug: slug('bags-copy') }, taken)).toEqual({ slug: slug('bags-copy-2') })
})

it('copies the home page to an address of its own', () =>
  expect(freeValues({ route: '/' }, [{ route: '/' }])).toEqual({ route: '/copy' }))

it('keeps a long address within its limit', () => {
  const long = 'a'.repeat(96)
  const { slug: own } = freeValues({ slug: slug(long) }, [{ slug: long }])
  expect(slugFormProblem(own?.current)).toBe(true)
})

it('gives a product the next article number of its letters', () => {
  const taken = [{ sku: 'CH_0015' }, { sku: 'CH_0032' }, { sku: 'TB_0099' }, { sku: null }]
  expect(freeValues({ sku: 'CH_0015' }, taken)).toEqual({ sku: 'CH_0033' })
  expect(freeValues({ sku: 'CH_9999' }, taken)).toEqual({ sku: undefined })
  expect(freeValues({ sku: 'CH_0015' }, [...taken, { sku: 'CH_99999' }])).toEqual({ sku: 'CH_0033' })
})

it('leaves documents without number and address as they are', () =>
  expect(freeValues({}, [{ number: 1, slug: 'x', route: '/' }])).toEqual({}))

it('takes values of other types, which a program can store, for missing', () => {
  const odd = { number: 'x', slug: 5, route: {}, sku: 7, skus: [3, null] } as object
  const taken = [odd, { ...odd, skus: 'KBB' } as object, { number: 2, slug: 'bags' }]
  expect(freeValues({ number: 2, slug: slug('bags'), sku: 'CH_0001' }, taken)).toEqual({
    number: 3,
    slug: slug('bags-copy'),
    sku: 'CH_0002',
  })
  const selling = { articles: [{ sku: 5 }, null, { sku: 'KBB-05' }] }
  expect(freeValues({ selling }, taken).selling?.articles?.at(-1)).toEqual({ sku: 'KBB-05-COPY' })
})

it('gives each size of a copy an article number that no other item has', () => {
  const selling = { pricePer: 1000, articles: [{ size: '5 in', sku: 'KBB-05' }, { size: '6 in' }] }
  const taken = [{ skus: ['KBB-05', 'KBB-05-COPY', null] }, { skus: null }]
  expect(freeValues({ selling }, taken)).toEqual({
    selling: { pricePer: 1000, articles: [{ size: '5 in', sku: 'KBB-05-COPY-2' }, { size: '6 in' }] },
  })
})

// Counted from one for each, this would take 15 s, more than a test has.
it('numbers the sizes of a copy one after the other, thousands of one number, too', () => {
  const articles = Array.from({ length: 20_000 }, () => ({ sku: 'x' }))
  const { selling } = freeValues({ selling: { articles } }, [])
  expect(selling?.articles?.map((article) => article?.sku).slice(0, 3)).toEqual([
    'X-COPY',
    'X-COPY-2',
    'X-COPY-3',
  ])
  expect(new Set(selling?.articles?.map((article) => article?.sku)).size).toBe(20_000)
})

it('keeps the number of a size within its limit', () => {
  const selling = { articles: [{ sku: 'A'.repeat(40) }, { sku: 'A'.repeat(40) }] }
  const copies = freeValues({ selling }, []).selling?.articles?.map((article) => article?.sku) ?? []
  expect(copies.map((sku) => String(sku).length <= 40)).toEqual([true, true])
  expect(new Set(copies).size).toBe(2)
})
