import { expect, it, vi } from 'vitest'
import { shopSettings } from './settings'

const price = vi.hoisted(() => ({ value: 0 as unknown }))
vi.mock('../lake/fetch', () => ({
  sanityFetch: () =>
    Promise.resolve({ settings: { shippingChoices: [{ _key: 'a', name: 'Courier', price: price.value }] } }),
}))

it.each([[0], [4.5], [1_000_000_000]])('offers a delivery for %s dollars', async (value) => {
  price.value = value
  expect((await shopSettings()).shipping).toEqual([
    { key: 'a', name: 'Courier', text: undefined, price: value * 100 },
  ])
})

it.each([[-5], [1e308], [Number.NaN], ['5'], [null]])(
  'offers no delivery for %s, which a program can store',
  async (value) => {
    price.value = value
    expect((await shopSettings()).shipping).toEqual([])
  },
)
