import { afterEach, beforeEach, expect, it, vi } from 'vitest'

// What was lost stays told until the Studio is loaded again, and other tests of this worker may have lost something.
vi.resetModules()
const { repeatSaves, unsaved } = await import('./unsaved.ts')

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
  unsaved.subscribe(() => told.push(unsaved.refusal()))
  const saved = repeatSaves(() => Promise.resolve(answers.shift() ?? refusal()))(save, { method: 'POST' })
  await vi.advanceTimersByTimeAsync(1000)
  const full = { message: 'The disk is full', isKept: true }
  expect(told).toEqual([full])
  await vi.advanceTimersByTimeAsync(3000)
  expect([(await saved).status, told]).toEqual([200, [full, undefined]])
})

it('asks for the documents of a form until they come', async () => {
  const answers = [
    () => Promise.reject(new TypeError('Failed to fetch')),
    async () => new Response('', { status: 502 }),
    async () => new Response('', { status: 429 }),
    async () => Response.json({ documents: [] }),
  ]
  const address = 'http://localhost:3900/v2025-02-19/data/doc/production/drafts.a'
  const read = repeatSaves(() => answers.shift()?.() ?? Promise.reject(new Error('once more')))(address)
  await vi.advanceTimersByTimeAsync(7000)
  expect((await read).status).toBe(200)
  const signal = AbortSignal.abort(new DOMException('The Studio waits no longer', 'TimeoutError'))
  const ended = () => Promise.reject(signal.reason as DOMException)
  await expect(repeatSaves(ended)(address, { signal })).rejects.toThrow('no longer')
})

it('repeats a save that got no answer, and takes it as stored when it is', async () => {
  const used = { error: { items: [{ error: { type: 'transactionIdAlreadyExistsError' } }] } }
  const answers = [
    () => Promise.reject(new TypeError('Failed to fetch')),
    async () => Response.json(used, { status: 409 }),
  ]
  const saved = repeatSaves(() => answers.shift()?.() ?? Promise.reject(new Error('once more')))(save, {
    method: 'POST',
    body: JSON.stringify({ actions: [], transactionId: 'a' }),
  })
  await vi.advanceTimersByTimeAsync(1000)
  expect(unsaved.refusal()).toEqual({ message: 'The lake does not answer.', isKept: true })
  await vi.advanceTimersByTimeAsync(2000)
  expect([(await saved).status, await (await saved).json()]).toMatchObject([200, { transactionId: 'a' }])
  expect(unsaved.refusal()).toBeUndefined()
})

it.each([
  [429, { message: 'Too many requests are waiting' }, 'Too many requests are waiting'],
  [502, undefined, 'The answer was: 502 Bad Gateway'],
  [503, { message: 'The transaction could not be stored' }, 'The transaction could not be stored'],
])('repeats a save that was answered with %i', async (status, body, message) => {
  const refused = () => new Response(JSON.stringify(body), { status, statusText: 'Bad Gateway' })
  const answers = [refused(), refused(), Response.json({ transactionId: 'a' })]
  const saved = repeatSaves(async () => answers.shift() ?? refused())(save, { method: 'POST' })
  await vi.advanceTimersByTimeAsync(1000)
  expect(unsaved.refusal()).toEqual({ message, isKept: true })
  await vi.advanceTimersByTimeAsync(3000)
  expect([(await saved).status, unsaved.refusal()]).toEqual([200, undefined])
})

it('leaves a conflict to the Studio, and what the Studio has ended', async () => {
  const conflict = { error: { items: [{ error: { type: 'documentRevisionIDDoesNotMatchError' } }] } }
  const answers = [
    () => Promise.reject(new TypeError('Failed to fetch')),
    async () => Response.json(conflict, { status: 409 }),
    () => Promise.reject(new DOMException('ended', 'AbortError')),
  ]
  const request = repeatSaves(() => answers.shift()!())
  const saved = request(save)
  await vi.advanceTimersByTimeAsync(2000)
  expect((await saved).status).toBe(409)
  await expect(request(save)).rejects.toThrow('ended')
})

it('leaves every other request as it is', async () => {
  const request = vi.fn<typeof fetch>(async () => new Response(null, { status: 507 }))
  const other = save.replace('document.commit', 'desk.products.edit')
  expect((await repeatSaves(request)(other)).status).toBe(507)
  expect((await repeatSaves(request)(new URL('http://localhost:3900/data/query/a'))).status).toBe(507)
  expect(request).toHaveBeenCalledTimes(2)
})

it.each([
  [413, 'The document is too large'],
  [403, 'You may not change this'],
])('tells of what no repetition would save (%i), also after later saves', async (status, description) => {
  const answer = { error: { description } }
  const answers = [Response.json(answer, { status }), Response.json({}), new Response(null, { status: 503 })]
  const request = repeatSaves(async () => answers.shift() ?? Response.json({}))
  expect(await (await request(save)).json()).toEqual(answer)
  expect(unsaved.refusal()).toEqual({ message: description, isKept: false })
  await request(save)
  expect(unsaved.refusal()).toEqual({ message: description, isKept: false })
  const later = request(save)
  await vi.advanceTimersByTimeAsync(1000)
  expect(unsaved.refusal()).toEqual({ message: 'The answer was: 503', isKept: true })
  await vi.advanceTimersByTimeAsync(2000)
  expect([(await later).status, unsaved.refusal()]).toEqual([200, { message: description, isKept: false }])
})
