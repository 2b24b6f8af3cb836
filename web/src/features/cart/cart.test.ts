import { expect, it } from 'vitest'
import { piecesIn, subtotalOf, withQuantity, without } from './cart'

const cart = {
  lines: [
    { id: 'chair', name: 'Chair', unitPrice: 85, quantity: 4 },
    { id: 'lamp', name: 'Lamp', unitPrice: 50, quantity: 5 },
  ],
}

it('adds up pieces and dollars', () => {
  expect(piecesIn(cart)).toBe(9)
  expect(subtotalOf(cart)).toBe(590)
})

it('changes one line, and never below 0', () => {
  expect(subtotalOf(withQuantity(cart, 'lamp', 6))).toBe(640)
  expect(withQuantity(cart, 'lamp', -1).lines[1]?.quantity).toBe(0)
  expect(without(cart, 'chair').lines.map(({ id }) => id)).toEqual(['lamp'])
})
