import { beforeEach, expect, it, vi } from 'vitest'
import { sanityFetch } from '../lake/fetch'
import { productByNumber } from './products'
import { productNumbersQuery } from './queries'

vi.mock('../lake/fetch', () => ({ sanityFetch: vi.fn<typeof sanityFetch>() }))

const fetchOf = vi.mocked(sanityFetch)

/** Every number asked for is a product, whether or not the list of numbers has it. */
const shopWith = (numbers: number[]) =>
  fetchOf.mockImplementation((query: string, { number = 0 }: { number?: unknown } = {}) =>
    Promise.resolve(
      (query === productNumbersQuery
        ? numbers
        : { product: { number, name: `Product ${String(number)}`, price: 1 }, related: [] }) as never,
    ),
  )

beforeEach(() => fetchOf.mockReset())

it('finds a product by its number', async () => {
  shopWith([1, 2])
  expect((await productByNumber('2'))?.name).toBe('Product 2')
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
