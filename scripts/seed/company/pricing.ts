import { keyOf } from '../build.ts'
import type { SeedOf } from '../types.ts'

/** Prices in US dollars and head counts are the specification's (section 9); each plan promises 230+ products. */
export const plans = [
  plan(1, 'Basic', 9, 99, 1, [
    '230+ products at case prices',
    'For one person',
    'Two plain sample packs a year',
    'Order history for 12 months',
    'Help by mail within one working day',
  ]),
  plan(2, 'Standard', 19, 199, 2, [
    '230+ products at case prices, 3% below list',
    'For two people who share one account',
    'Six plain sample packs a year',
    'Standing orders you can pause',
    'Help by telephone and message',
  ]),
  plan(3, 'Premium', 99, 999, 5, [
    '230+ products at case prices, 8% below list',
    'For five people, with their own approvals',
    'Samples and printed proofs as needed',
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
    number,
    title,
    monthlyPrice,
    yearlyPrice,
    people,
    features,
  } satisfies SeedOf<'pricingPlan'>
}
