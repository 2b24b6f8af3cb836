import type { SeedOf } from '../types.ts'

/** The choices of the specification's cart (section 9). The sample invoice has its tax in the prices. */
const shopSettings = {
  _id: 'shopSettings',
  _type: 'shopSettings',
  shippingChoices: [
    { _key: 'free', _type: 'shippingChoice', name: 'Free', price: 0, text: '3 working days' },
    { _key: 'fast', _type: 'shippingChoice', name: 'Fast', price: 10, text: 'The next working day' },
    {
      _key: 'local-pickup',
      _type: 'shippingChoice',
      name: 'Local Pickup',
      price: 15,
      text: 'At the counter in Paperton, packed for your car',
    },
  ],
  taxName: 'VAT',
  taxRate: 6.625,
  isTaxIncluded: true,
  orderPrefix: 'PH',
  offerTerms:
    'Prices in US dollars. Delivery within the lead time of each item. Payment within 30 days of the invoice.',
} satisfies SeedOf<'shopSettings'>

const promoCodes = {
  _id: 'promoCodes.shop',
  _type: 'promoCodes',
  codes: [
    { _key: 'welcome10', _type: 'promoCode', code: 'WELCOME10', kind: 'percentage', value: 10 },
    {
      _key: 'counter20',
      _type: 'promoCode',
      code: 'COUNTER20',
      kind: 'amount',
      value: 20,
      minimumSubtotal: 150,
    },
    {
      _key: 'spring25',
      _type: 'promoCode',
      code: 'SPRING25',
      kind: 'percentage',
      value: 25,
      validUntil: '2026-06-01T04:00:00.000Z',
    },
  ],
} satisfies SeedOf<'promoCodes'>

/** What an order costs besides its goods. */
export const shop = [shopSettings, promoCodes]
