import { expect, it, vi } from 'vitest'
import { productQuery } from '../products/queries'
import { fetchDraft } from './fetch-draft'

const { fetch } = vi.hoisted(() => ({ fetch: vi.fn<() => Promise<unknown>>() }))
vi.mock('../client', () => ({ lakeClient: { fetch } }))
vi.mock('../draft/mode', () => ({ draftPerspective: () => Promise.resolve('drafts') }))
vi.mock('../draft/token', () => ({ draftToken: () => 'token' }))

it.each([
  ['that runs', '2999-01-01T00:00:00Z', { price: 54.95, endsAt: '2999-01-01T00:00:00Z' }],
  ['that has ended', '2020-01-01T00:00:00Z', null],
])('shows a product with a sale %s', async (_, endsAt, sale) => {
  const product = {
    _id: 'product-lamp',
    number: 4,
    name: 'Lamp',
    price: 99.9,
    sale: { price: 54.95, endsAt },
  }
  fetch.mockResolvedValue({ result: { product } })
  expect(await fetchDraft(productQuery, { number: 4 })).toMatchObject({
    product: { number: 4, name: 'Lamp', price: 99.9, sale },
  })
})

it('asks for no source of what no page shows as it is', async () => {
  fetch.mockClear().mockResolvedValue({ result: { product: null } })
  await fetchDraft(productQuery, { number: 5 })
  await fetchDraft(productQuery, { number: 5 }, { isEditable: false })
  expect(fetch.mock.calls.map((call: unknown[]) => call[2])).toMatchObject([
    { resultSourceMap: 'withKeyArraySelector' },
    { resultSourceMap: false },
  ])
})
