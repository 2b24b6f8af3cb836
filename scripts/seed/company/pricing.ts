import { keyOf, orderRank } from '../build.ts'
import type { SeedOf } from '../types.ts'

/** Prices in US dollars and head counts are the specification's (section 9); each plan promises 230+ products. */
export const plans = [
  plan(1, 'Basic', 9, 99, 1, [
    '230+ products at 1% below list price',
    'For one person',
    'Order history for 12 months',
    'Price changes announced 30 days ahead',
    'A reminder when a regular order is due',
  ]),
  plan(2, 'Standard', 19, 199, 2, [
    '230+ products at 3% below list price',
    'For two people in one company',
    'Order history for three years',
    'Standing orders you can pause',
    'Four printed proofs a year at no charge',
  ]),
  plan(3, 'Premium', 99, 999, 5, [
    '230+ products at 8% below list price',
    'For five people, with an approval for each order',
    'Printed proofs at no charge',
    'Quick Delivery at no charge',
    'Lifetime access to your artwork and price history',
  ]),
]

function plan(
  number: number,
  title: string,
  monthlyPrice: number,
  yearlyPrice: number,
  people: number,
  features: string[],
) {
  const _id = `pricingPlan-${keyOf(title)}`
  return {
    _id,
    _type: 'pricingPlan',
    orderRank: orderRank(number),
    title,
    monthlyPrice,
    yearlyPrice,
    people,
    features,
  } satisfies SeedOf<'pricingPlan'>
}
