import { moneyField, reductionField } from '../fields/money.ts'

/** The totals of an invoice. They are shown as entered, not computed. */
export const totals = [
  moneyField({
    name: 'subtotal',
    title: 'Subtotal',
    description: 'In dollars, before coupon, delivery and tax.',
  }),
  reductionField({
    name: 'coupon',
    title: 'Coupon',
    description: 'What a coupon takes off, for example -20.',
  }),
  moneyField({ name: 'deliveryFee', title: 'Delivery fee', description: 'In dollars, 0 if it is free.' }),
  moneyField({ name: 'vat', title: 'Tax', description: 'In dollars.' }),
  moneyField({
    name: 'total',
    title: 'Total',
    description: 'In dollars: what the customer pays. It is not added up: change it with the figures above.',
  }),
]
