import { beforeEach, expect, it, vi } from 'vitest'
import { compliance } from '../compliance/compliance'
import { shopContent } from '../shop/shop'

type Fetch = (query: string, params: object, options: { resultSourceMap: unknown }) => Promise<unknown>

const { fetch } = vi.hoisted(() => ({ fetch: vi.fn<Fetch>() }))
vi.mock('../client', () => ({ lakeClient: { fetch } }))
vi.mock('../draft/mode', () => ({
  isDraftMode: () => Promise.resolve(true),
  draftPerspective: () => Promise.resolve('drafts'),
}))
vi.mock('../draft/token', () => ({ draftToken: () => 'token' }))

beforeEach(() =>
  fetch.mockReset().mockResolvedValue({
    result: { products: [], filters: null, showSamples: false, certificates: [], items: [] },
  }),
)

it.each([
  ['products of the shop', shopContent, '"products"'],
  ['items with certificates', compliance, '"items"'],
])(
  'in draft mode, the list of all %s has no edit targets, and what is beside it has',
  async (_, read, list) => {
    await read()
    const traced = fetch.mock.calls.map(([query, , { resultSourceMap }]) => [
      query.includes(list),
      resultSourceMap,
    ])
    expect(traced).toEqual([
      [true, false],
      [false, 'withKeyArraySelector'],
    ])
  },
)
