import { keyOf } from '../build.ts'
import type { ItemOf, SeedOf } from '../types.ts'

/** What the tab "Shipping" says of every product; times and prices are those of the page Shipping Method. */
export const shippingNotes: SeedOf<'product'>['shipping'] = [
  note(
    'Delivery',
    'Standard Delivery takes two days and costs $5. On a Regular Working Day, three days from the order, delivery is free.',
  ),
  note(
    'Large pieces',
    'Sofas, tables and wardrobes are carried into the room of your choice by two people. Measure doors and stairs first; the packed size is on the order.',
  ),
  note(
    'Packaging and returns',
    'Everything comes in paper and board. Keep it for thirty days: in its own packaging a piece can go back free of charge.',
  ),
]

function note(title: string, text: string): ItemOf<'product', 'shipping'> {
  return { _key: keyOf(title), _type: 'shippingNote', title, text }
}
