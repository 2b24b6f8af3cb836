// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'
import type { PromoAnswer } from '@/content/orders/types'
import { cartStore } from './cart-store'
import { refreshPromo } from './current-promo'

const promo = { code: 'BERTA5', reduction: { kind: 'percentage', value: 5000 } } as const
const answerWith = (status: number, answer: PromoAnswer) =>
  vi.stubGlobal('fetch', vi.fn<typeof fetch>().mockResolvedValue(Response.json(answer, { status })))

beforeEach(() => {
  localStorage.clear()
  cartStore.set({ lines: [], promo })
})

it.each(['unknown', 'expired'] as const)('removes a code that is %s', async (reason) => {
  answerWith(200, { message: 'No.', reason })
  expect(await refreshPromo()).toBe('BERTA5')
  expect(cartStore.get()).toEqual({ lines: [] })
  expect(await refreshPromo()).toBeUndefined()
})

it('takes over a changed reduction and minimum', async () => {
  const answer = { ...promo, reduction: { kind: 'amount', value: 300 }, minimumSubtotal: 5000 } as const
  answerWith(200, answer)
  expect(await refreshPromo()).toBeUndefined()
  expect(cartStore.get()?.promo).toEqual(answer)
})

it.each([
  ['the lake is down', 503],
  ['there were too many requests', 429],
])('keeps the code while %s', async (_, status) => {
  answerWith(status, { message: 'Try again in a moment.' })
  expect(await refreshPromo()).toBeUndefined()
  expect(cartStore.get()?.promo).toEqual(promo)
})

it('keeps a code that the visitor entered meanwhile', async () => {
  answerWith(200, { message: 'No.', reason: 'unknown' })
  const refreshed = refreshPromo()
  cartStore.set({ lines: [], promo: { ...promo, code: 'OTHER' } })
  await refreshed
  expect(cartStore.get()?.promo?.code).toBe('OTHER')
})
