import { beforeEach, expect, it, vi } from 'vitest'
import { sanityFetch } from '../lake/fetch'
import { productByNumber } from './products'
import { productNumbersQuery, productQuery, relatedProductsQuery } from './queries'

vi.mock('../lake/fetch', () => ({ sanityFetch: vi.fn<typeof sanityFetch>() }))

const fetchOf = vi.mocked(sanityFetch)

type Asked = { number?: unknown; numbers?: unknown }

const named = (number: unknown) => ({ number, name: `Product ${String(number)}`, price: 1, option: {} })

/** Every number asked for is a product, whether or not the list of numbers has it. */
const shopWith = (numbers: number[]) =>
  fetchOf.mockImplementation((query: string, { number = 0, numbers: some }: Asked = {}) => {
    const one = query === productNumbersQuery ? numbers : { product: named(number) }
    return Promise.resolve((Array.isArray(some) ? some.map(named) : one) as never)
  })

beforeEach(() => fetchOf.mockReset())

it('finds a product by its number', async () => {
  shopWith([1, 2])
  expect((await productByNumber('2'))?.name).toBe('Product 2')
})

it('fetches related products by their numbers, so that its page depends on no other product', async () => {
  shopWith([1, 2, 3, 4, 5, 6])
  expect((await productByNumber('2'))?.related.map(({ name }) => name)).toEqual(
    [1, 3, 4, 5].map((number) => `Product ${number}`),
  )
  expect(fetchOf.mock.calls).toEqual([
    [productNumbersQuery],
    [productNumbersQuery],
    [productQuery, { number: 2 }],
    [relatedProductsQuery, { numbers: [1, 3, 4, 5] }],
  ])
  expect(productQuery).not.toContain('order(')
})

it('shows the sample product for an unknown number, without a query for that number', async () => {
  shopWith([1, 2])
  expect((await productByNumber('99999'))?.name).toBe('Product 1')
  expect(fetchOf).not.toHaveBeenCalledWith(expect.anything(), { number: 99999 })
})

it.each(['', '0', '007', '-1', '1.5', '1e3', ' 1', '١', 'chair', '1'.repeat(7), '<b>'])(
  'refuses %j without any query',
  async (given) => {
    expect(await productByNumber(given)).toBeUndefined()
    expect(fetchOf).not.toHaveBeenCalled()
  },
)
