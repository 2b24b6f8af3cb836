import type { DetailsQueryResult, ListingQueryResult } from '@shop/studio/types'
import { expect, it } from 'vitest'
import { seed } from '../../../../scripts/seed/index.ts'
import { clientOver, type TestDocument } from '../../../../studio/testing/dataset.ts'
import { cardFields, detailsQuery, firstChildrenQuery, listingQuery } from './queries'
import { toCards, toDetailsPage, toListing } from './shape'

const replaced = 'subCategory-kraft-bags-brown'
const replacedBy = { _type: 'reference', _ref: 'subCategory-kraft-bags-white' }
const documents = (seed as unknown as (TestDocument & { selling?: object })[]).map((document) =>
  document._id === replaced ? { ...document, selling: { ...document.selling, replacedBy } } : document,
)
const client = clientOver(documents)

it.each(['kraft-bags', 'paper-bags'])(
  'an item that is no longer made is in no listing of %s',
  async (slug) => {
    const { category, subCategory }: ListingQueryResult = await client.fetch(listingQuery, { slug })
    const listing = toListing((category ?? subCategory)!)
    expect(listing?.products.length).toBeGreaterThan(0)
    const ids = [...(listing?.products ?? []), ...(listing?.items ?? [])].map(({ id }) => id)
    expect(ids).not.toContain(replaced)
  },
)

it('an item that is no longer made is not beside others, and its page leads to its replacement', async () => {
  const pageOf = async (slug: string) => {
    const { subCategory }: DetailsQueryResult = await client.fetch(detailsQuery, { slug })
    return toDetailsPage(subCategory!)
  }
  const beside = toCards(await client.fetch(firstChildrenQuery, { parent: 'subCategory-kraft-bags' }))
  expect(beside.map(({ id }) => id)).toEqual([replacedBy._ref])
  expect((await pageOf('kraft-bags-brown'))?.replacement?.slug).toBe('kraft-bags-white')
})

it('an item that is no longer made is not counted on the card of its group', async () => {
  const countIn = (from: typeof client) =>
    from.fetch(`*[_type == "subCategory" && slug.current == "kraft-bags"][0]{ ${cardFields} }.childCount`)
  expect(await countIn(client)).toBe(Number(await countIn(clientOver(seed as never))) - 1)
})

it('an item that other items are part of is the first card of its own listing, and found by filters', async () => {
  const item = seed.find(({ _id }) => _id === replaced) as unknown as TestDocument
  const withOwn = (seed as unknown as TestDocument[]).map((document) =>
    document._id === 'subCategory-kraft-bags'
      ? { ...document, details: item.details, selling: item.selling }
      : document,
  )
  const listingOf = async (slug: string, from = clientOver(withOwn)) => {
    const { category, subCategory }: ListingQueryResult = await from.fetch(listingQuery, { slug })
    return toListing((category ?? subCategory)!)!
  }
  const own = await listingOf('kraft-bags')
  expect(own.products.map(({ id }) => id)).toEqual(['subCategory-kraft-bags', replaced, replacedBy._ref])
  const ids = (await listingOf('paper-bags')).items.map(({ id }) => id)
  expect(ids).toEqual(expect.arrayContaining(['subCategory-kraft-bags', replaced, replacedBy._ref]))
  const plain = await listingOf('kraft-bags', clientOver(seed as never))
  expect(plain.products.map(({ id }) => id)).toEqual([replaced, replacedBy._ref])
})
