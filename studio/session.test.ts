import { expect, it, vi } from 'vitest'
import { sessionEnd, watchSession } from './session.ts'

/** A lake that knows the browser until its login is ended. */
function setUp() {
  const lake = { knows: false }
  const fetch = watchSession((input) => {
    const { pathname: path } = new URL(input instanceof Request ? input.url : input)
    if (path === '/v1/users/me') return Promise.resolve(Response.json(lake.knows ? { id: 'grace' } : {}))
    return Promise.resolve(new Response(null, { status: lake.knows ? 200 : 401 }))
  }, 'http://localhost:3900')
  return { lake, ask: (path: string) => fetch(`http://localhost:3900${path}`) }
}

it('says that the login has ended once the lake refuses what it answered before, and not after a sign-out', async () => {
  const changed = vi.fn<() => void>()
  sessionEnd.subscribe(changed)
  const { lake, ask } = setUp()
  // the login page
  await ask('/v1/users/me')
  await ask('/v1/data/query/production')
  lake.knows = true
  await ask('/v1/users/me')
  await ask('/v1/data/query/production')
  await ask('/v1/auth/logout')
  lake.knows = false
  await ask('/v1/data/query/production')
  lake.knows = true
  await ask('/v1/users/me')
  expect(sessionEnd.hasEnded()).toBe(false)
  lake.knows = false
  await ask('/v1/data/query/production')
  await expect.poll(() => sessionEnd.hasEnded()).toBe(true)
  expect(changed).toHaveBeenCalledOnce()
})
