import { expect, it } from 'vitest'
import { findPromoCode, type PromoCode } from './promo-code'

const codes: PromoCode[] = [
  {
    code: 'WELCOME10',
    reduction: { kind: 'percentage', value: 10_000 },
    minimumSubtotal: 5000,
    validFrom: 100,
    validUntil: 200,
  },
]
const find = (wanted: Partial<{ code: string; subtotal: number; now: number }>) =>
  findPromoCode(codes, { code: 'WELCOME10', subtotal: 5000, now: 150, ...wanted })

it.each(['WELCOME10', 'welcome10', '  Welcome10 '])('finds %j', (code) => {
  expect(find({ code })).toBe(codes[0])
})

it.each([
  ['another code', { code: 'WELCOME1' }, 'unknown'],
  ['no code', { code: '' }, 'unknown'],
  ['a code that is not valid yet', { now: 99 }, 'unknown'],
  ['a code from its last moment on', { now: 200 }, 'expired'],
  ['a cent below the minimum', { subtotal: 4999 }, 'minimum'],
])('refuses %s', (_, wanted, reason) => {
  expect(find(wanted)).toMatchObject({ reason })
})

it('is valid from its first moment', () => expect(find({ now: 100 })).toBe(codes[0]))
