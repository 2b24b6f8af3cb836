import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { repeatSaves, unsaved } from './unsaved.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('location', { href: 'http://localhost:3333/' })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const save = 'http://localhost:3900/v2025-02-19/data/actions/production?tag=sanity.studio.document.commit'

it('repeats a save that the lake has no room for, and tells why until it succeeds', async () => {
  const refusal = () => Response.json({ message: 'The disk is full' }, { status: 507 })
  const answers = [refusal(), refusal(), Response.json({ transactionId: 'a' })]
  const told: unknown[] = []
  unsaved.subscribe(() => told.push(unsaved.reason()))
  const saved = repeatSaves(() => Promise.resolve(answers.shift() ?? refusal()))(save, { method: 'POST' })
  await vi.advanceTimersByTimeAsync(4000)
  expect(told).toEqual(['The disk is full'])
  await vi.advanceTimersByTimeAsync(7000)
  expect([(await saved).status, told]).toEqual([200, ['The disk is full', undefined]])
})

it('leaves every other request as it is', async () => {
  const request = vi.fn<typeof fetch>(async () => new Response(null, { status: 507 }))
  const other = save.replace('document.commit', 'desk.products.edit')
  expect((await repeatSaves(request)(other)).status).toBe(507)
  expect((await repeatSaves(request)(new URL('http://localhost:3900/data/query/a'))).status).toBe(507)
  expect(request).toHaveBeenCalledTimes(2)
})
