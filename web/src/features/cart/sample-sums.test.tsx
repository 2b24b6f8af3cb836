import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { Cents } from '@/content/money/cents'
import type { ShopSettings } from '@/content/orders/types'
import { SampleSums } from './cart-sums-client'

const cents = (value: number) => value as Cents
const sample = {
  lines: [],
  subtotal: cents(87_000),
  coupon: cents(-2_000),
  deliveryFee: cents(0),
  vat: cents(500),
  total: cents(85_000),
}

it.each([
  [true, 'Sales tax, included'],
  [false, 'Sales tax'],
])('names the tax of the sample as the shop settings do (included: %s)', (isIncluded, name) => {
  const tax = { name: 'Sales tax', rate: 0, isIncluded } as ShopSettings['tax']
  expect(renderToStaticMarkup(<SampleSums sample={sample} tax={tax} />)).toContain(`<dt>${name}</dt>`)
})
