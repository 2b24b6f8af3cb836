import { expect, it } from 'vitest'
import { billOf } from './sums'

const tax = { name: 'VAT', rate: 0, isIncluded: true }
const line = (quantity: number, unitPrice: number, per?: 100 | 1000) => ({
  _key: `${quantity}`,
  _type: 'offerLine' as const,
  name: 'Bag',
  unit: 'piece' as const,
  quantity,
  unitPrice,
  per,
})

it('adds up lines whose price is for one unit and for more', () => {
  const offer = { lines: [line(3, 19.99), line(750, 3.8, 100), line(1500, 1.23, 1000)] }
  const bill = billOf({ request: { offer }, replies: [] }, { tax })
  // 1.845 is rounded half up.
  expect(bill?.lines.map(({ total }) => total)).toEqual([5997, 2850, 185])
  expect(bill?.total).toBe(9032)
})
