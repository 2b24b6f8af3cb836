import { type RawSelling, toSelling } from './shape'
import type { Selling } from './types'

/** For tests: the answer of the lake for a bag in three sizes, of which the last is sold by quote only. */
export const rawBags: RawSelling = {
  pricePer: 1000,
  orderUnit: 'case',
  minimumOrder: null,
  increment: null,
  maximumOrder: null,
  material: 'Brown kraft paper',
  grammage: '70–90 gsm',
  foodContact: ['Dry food'],
  foods: ['Bread and rolls'],
  articles: [
    { size: '5 × 3 × 10 in', sku: 'KBB-01', price: 38, perOrderUnit: null, width: 5, fills: 'six rolls' },
    {
      size: '6 × 4 × 12 in',
      sku: 'KBB-02',
      price: 46,
      perOrderUnit: null,
      width: 6,
      fills: 'one family loaf',
    },
    { size: '9 × 6 × 17 in', sku: 'KBB-03', price: null, perOrderUnit: 4, width: 9, fills: null },
  ],
  priceBreaks: [
    { from: 12, reduction: 6 },
    { from: 5, reduction: 3 },
  ],
  units: [
    { key: 'piece', singular: 'bag', plural: 'bags', holds: 1 },
    { key: 'pack', singular: 'bundle', plural: 'bundles', holds: 100 },
    { key: 'case', singular: 'case', plural: 'cases', holds: 5 },
    { key: 'pallet', singular: 'pallet', plural: 'pallets', holds: 40 },
  ],
  leadTime: { minDays: 1, maxDays: 3, largeFrom: 40, largeMinDays: 5, largeMaxDays: 8 },
  sample: { isAvailable: true, maxPerRequest: 5 },
  print: {
    minimum: 5000,
    colours: 2,
    minDays: 15,
    maxDays: 20,
    prices: [
      { from: 20_000, amount: 14 },
      { from: 5000, amount: 24 },
      { from: 10_000, amount: 18 },
    ],
    extraColour: 6,
    plate: 60,
  },
  certificates: [{ _id: 'certificate-a', title: 'Dry food', number: 'DC-1', validUntil: '2029-08-31' }],
}

/** The same bag as the site uses it. */
export const bags = toSelling(rawBags) as Selling
