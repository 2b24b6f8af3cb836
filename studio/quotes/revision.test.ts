import { expect, it } from 'vitest'
import { offerRevision } from './revision.ts'

// Revisions are part of the ids of stored replies (reply.ts): a changed one would lose them.
it.each([
  ['', '07cc7607b4949e25'],
  ['größe €', '42062064522d5808'],
  [{ price: 12, lines: [{ quantity: 2 }] }, '063887da18cc4f67'],
])('of %j stays what it was', (offer, expected) => {
  expect(offerRevision(offer)).toBe(expected)
})

it('is the same whatever the order of fields, and whether those without a value are there', () => {
  const offer = { price: 12, lines: [{ quantity: 2, note: 'thin' }] }
  const same = { lines: [{ note: 'thin', quantity: 2, unit: null }], sentAt: undefined, price: 12 }
  expect(offerRevision(same)).toBe(offerRevision(offer))
  expect(offerRevision({ ...offer, price: 13 })).not.toBe(offerRevision(offer))
  expect(offerRevision({ ...offer, lines: [{ quantity: 2, note: 'thin ' }] })).not.toBe(offerRevision(offer))
})
