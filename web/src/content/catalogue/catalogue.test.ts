import { cardHref } from '@shop/studio/routes'
import { expect, it, vi } from 'vitest'
import { listingCards } from './catalogue'
import type { Listing } from './types'

vi.mock('../lake/derived', () => ({ fetchDerived: undefined }))
vi.mock('../lake/fetch', () => ({
  fetchUnlessUnknown: undefined,
  sanityFetch: async (_: string, { ids }: { ids: string[] }) =>
    ids.map((id) => ({ _id: id, name: id, slug: id, childCount: 2, hasDetails: true })),
}))

it('leads from a listing to the product page of its own product, and to the listings of other groups', async () => {
  const cards = await listingCards({ id: 'bags', products: [] } as unknown as Listing, ['bags', 'foils'])
  expect(cards.map(cardHref)).toEqual(['/product-details?category=bags', '/product-category?category=foils'])
})
