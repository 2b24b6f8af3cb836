import { beforeEach, expect, it, vi } from 'vitest'
import { checkPromo, toPromoCodes } from './check-promo'

const getDocuments = vi.hoisted(() => vi.fn<() => Promise<unknown[]>>())
vi.mock('../client', () => ({ privateClient: { getDocuments } }))

const store = (codes: unknown) => getDocuments.mockResolvedValue([{ _type: 'promoCodes', codes }])

const entry = { _key: 'a', _type: 'promoCode' as const }
const codes = [
  { ...entry, code: 'TEN', kind: 'percentage' as const, value: 10 },
  {
    ...entry,
    code: 'TWENTY',
    kind: 'amount' as const,
    value: 19.99,
    minimumSubtotal: 150,
    validUntil: '2026-06-01T00:00:00Z',
  },
  { ...entry, code: 'HALF-WRITTEN', kind: 'percentage' as const },
]
beforeEach(() => void store(codes))

const march = Date.parse('2026-03-01T00:00:00Z')

it('answers the reduction of a code, in whole numbers', async () => {
  expect(await checkPromo('ten', 100, march)).toEqual({
    code: 'TEN',
    reduction: { kind: 'percentage', value: 10_000 },
  })
  expect(await checkPromo('TWENTY', 15_000, march)).toMatchObject({
    reduction: { kind: 'amount', value: 1999 },
  })
})

it.each([
  ['NONE', march, 'We do not know this code'],
  ['HALF-WRITTEN', march, 'We do not know this code'],
  ['TWENTY', march, 'at least $150.00'],
  ['TWENTY', Date.parse('2026-06-01T00:00:00Z'), 'has expired'],
])('says why %s takes nothing off', async (code, now, words) => {
  expect((await checkPromo(code, 14_999, now)).message).toContain(words)
})

it('accepts no code while there is no document', async () => {
  getDocuments.mockResolvedValue([null])
  expect((await checkPromo('TEN', 100, march)).message).toContain('do not know')
})

it.each([
  ['no list', 'text'],
  ['a list of nothing', [null, 7]],
  ['numbers for words', [{ ...entry, code: 7, kind: 'amount', value: 5 }]],
  ['words for numbers', [{ ...entry, code: 'TEN', kind: 'percentage', value: 'ten' }]],
])('accepts no code from a document that a program got wrong: %s', async (_, wrong) => {
  store(wrong)
  expect((await checkPromo('TEN', 100, march)).message).toContain('do not know')
})

it.each([{ validUntil: 'soon' }, { validFrom: 'soon' }, { kind: 'other' }])(
  'takes nothing off for a code that a program stored with %j',
  async (wrong) => {
    store([{ ...codes[0], ...wrong }])
    expect(await checkPromo('TEN', 10_000, march)).not.toHaveProperty('reduction')
  },
)

it('never reduces by more than the subtotal', () => {
  expect(toPromoCodes({ codes: [{ ...entry, code: 'ALL', kind: 'percentage', value: 400 }] })).toMatchObject([
    { reduction: { value: 100_000 } },
  ])
})
