import { describe, expect, it } from 'vitest'
import { retried } from './retry.ts'

const http = (statusCode: number, headers: Record<string, string> = {}) =>
  Object.assign(new Error(`status ${statusCode}`), { statusCode, response: { headers } })
const lost = () =>
  new TypeError('fetch failed', { cause: Object.assign(new Error('reset'), { code: 'ECONNRESET' }) })

/** Fails with each error in turn, then succeeds; also returns the waits between. */
async function run(errors: Error[]) {
  const waits: number[] = []
  let calls = 0
  const result = retried(
    async () => {
      const error = errors[calls++]
      if (error) throw error
      return 'done'
    },
    async (milliseconds) => waits.push(milliseconds),
  )
  return { result: await result.catch((error: Error) => error.message), calls, waits }
}

describe('retried', () => {
  it.each([
    ['429', http(429)],
    ['500', http(500)],
    ['503', http(503)],
    ['a lost connection', lost()],
  ])('tries again after %s', async (_, error) => {
    expect(await run([error, error])).toMatchObject({ result: 'done', calls: 3 })
  })

  it.each([400, 401, 403, 404, 409])('does not repeat a request that was refused with %s', async (status) => {
    expect(await run([http(status)])).toMatchObject({ result: `status ${status}`, calls: 1 })
  })

  it('does not take a mistake of ours for a lost connection', async () => {
    expect(await run([new TypeError('x is not a function')])).toMatchObject({ calls: 1 })
  })

  it('waits longer each time, and gives up after seven attempts', async () => {
    const { calls, waits, result } = await run(Array.from({ length: 9 }, lost))
    expect({ calls, result }).toEqual({ calls: 7, result: 'fetch failed' })
    // Random parts keep each wait between half and all of 250, 500, 1000 … ms.
    for (const [index, wait] of waits.entries()) {
      expect(wait).toBeGreaterThanOrEqual(125 * 2 ** index)
      expect(wait).toBeLessThanOrEqual(250 * 2 ** index)
    }
  })

  it('waits as long as the lake asks', async () => {
    expect((await run([http(429, { 'retry-after': '3' })])).waits).toEqual([3000])
  })
})
