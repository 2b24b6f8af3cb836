import { request as httpRequest } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { writeContent } from '../testing/content.ts'
import { EventReader } from '../testing/events.ts'
import {
  type TestLake,
  clientFor,
  clients,
  dataset,
  lakeForTest,
  refusal,
  startTestLake,
  studioOrigin,
} from '../testing/test-lake.ts'

let lake: TestLake
beforeAll(async () => {
  lake = await startTestLake({ origins: [studioOrigin, 'http://localhost:3000'] })
  await writeContent(lake.client())
})
afterAll(() => lake.close())

const foreign = 'http://evil.example'

async function logIn(search = '', headers: Record<string, string> = {}): Promise<Response> {
  const origin = encodeURIComponent(`${studioOrigin}/structure`)
  return lake.request(`/auth/login/local?origin=${origin}&projectId=testshop${search || '&type=cookie'}`, {
    headers,
  })
}
const cookieOf = (response: Response) => (response.headers.get('set-cookie') ?? '').split(';')[0] ?? ''

describe.each(clients)('without a token or with a lesser one, %s', (_, create) => {
  const visitor = () => clientFor(lake.url, undefined, create)

  test('reads published documents', async () => {
    expect(await visitor().fetch('count(*[_type == "post"])')).toBe(3)
    expect(await visitor().withConfig({ apiVersion: '2021-03-25' }).fetch('count(*[_type == "post"])')).toBe(
      3,
    )
    expect(await visitor().getDocument('post-1')).toMatchObject({ _id: 'post-1' })
    expect(await visitor().getDocument('drafts.post-3')).toBeUndefined()
  })

  test('sees nothing whose id has a dot, as on the hosted lake', async () => {
    await lake.client().createOrReplace({ _id: 'private.note', _type: 'secret' })
    const count = 'count(*[_type == "secret"])'
    expect([await visitor().fetch(count), await lake.client(create).fetch(count)]).toEqual([0, 1])
    expect(await visitor().getDocument('private.note')).toBeUndefined()
  })

  test.each(['drafts', 'raw', 'previewDrafts'] as const)('may not ask for %s', async (perspective) => {
    const error = await refusal(visitor().fetch('*', {}, { perspective: perspective as 'drafts' }))
    expect(error.statusCode).toBe(401)
  })

  test('may not write', async () => {
    expect((await refusal(visitor().create({ _type: 'note' }))).statusCode).toBe(401)
    const action = { actionType: 'sanity.action.document.discard' as const, draftId: 'drafts.post-3' }
    expect((await refusal(visitor().action(action))).statusCode).toBe(401)
    expect((await refusal(visitor().assets.upload('file', Buffer.from('x')))).statusCode).toBe(401)
  })

  test('is refused with a token that is not known', async () => {
    const error = await refusal(clientFor(lake.url, 'sk-not-a-token', create).fetch('*'))
    expect(error.statusCode).toBe(401)
  })

  test('a viewer reads drafts and history and writes nothing', async () => {
    const viewer = clientFor(lake.url, lake.tokens.viewer, create)
    expect(await viewer.fetch('count(*[_type == "post"])', {}, { perspective: 'raw' })).toBe(6)
    const history = viewer.request({ url: '/data/history/production/transactions/post-1' })
    expect(String(await history)).toContain('post-1')
    const action = { actionType: 'sanity.action.document.discard' as const, draftId: 'drafts.post-3' }
    for (const write of [
      () => viewer.create({ _type: 'note' }),
      () => viewer.patch('post-1').set({ title: 'x' }).commit(),
      () => viewer.delete('post-1'),
      () => viewer.action(action),
      () => viewer.assets.upload('file', Buffer.from('x')),
    ]) {
      expect((await refusal(write())).statusCode).toBe(403)
    }
  })
})

describe('the login', () => {
  test('leads back with a cookie that pages cannot read', async () => {
    const response = await logIn()
    expect(response.status).toBe(302)
    expect(response.headers.get('location')).toBe(`${studioOrigin}/structure`)
    const cookie = response.headers.get('set-cookie') ?? ''
    expect(cookie).toContain('HttpOnly')
    expect(cookie).toContain('SameSite=Lax')
    const me = await lake.request('/users/me', {
      headers: { cookie: cookieOf(response), origin: studioOrigin },
    })
    expect(await me.json()).toMatchObject({ id: 'local-editor', role: 'editor' })
  })

  test('asks a browser for a name once, and gives each name an account of its own', async () => {
    const asBrowser = { accept: 'text/html,*/*' }
    const page = await logIn('', asBrowser)
    expect([page.status, page.headers.get('set-cookie')]).toEqual([200, null])
    expect(await page.text()).toContain('Your name')
    const enter = (name: string) =>
      lake.request(
        `/auth/login/local?origin=${encodeURIComponent(`${studioOrigin}/structure`)}&type=cookie`,
        {
          method: 'POST',
          headers: { origin: lake.url },
          body: new URLSearchParams({ name }),
        },
      )
    const [ada, grace] = [await enter(' Ada Löwe '), await enter('Grace')]
    const cookiesOf = (response: Response) =>
      response.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '')
    const me = async (response: Response) => {
      const headers = { cookie: cookiesOf(response).join('; '), origin: studioOrigin }
      return (await (await lake.request('/users/me', { headers })).json()) as { id: string; name: string }
    }
    expect(await me(ada)).toMatchObject({ name: 'Ada Löwe', role: 'editor' })
    expect(await me(grace)).toMatchObject({ name: 'Grace', role: 'editor' })
    expect((await me(ada)).id).not.toBe((await me(grace)).id)

    // From then on one click is enough, and it is the same person.
    const remembered = cookiesOf(ada).find((cookie) => cookie.startsWith('lakeEditor=')) ?? ''
    const again = await logIn('', { ...asBrowser, cookie: remembered })
    expect(again.status).toBe(302)
    expect(await me(again)).toMatchObject({ id: (await me(ada)).id })
    expect((await enter('  ')).status).toBe(400)

    // Who logs out is asked again.
    const out = await lake.request('/auth/logout', {
      method: 'POST',
      headers: { cookie: cookiesOf(ada).join('; '), origin: studioOrigin },
    })
    expect(out.headers.getSetCookie()).toContainEqual(expect.stringMatching(/^lakeEditor=;.*Max-Age=0/))
  })

  test('works by sid, once', async () => {
    const location = (await logIn('&withSid=true')).headers.get('location') ?? ''
    const sid = new URL(location).hash.replace('#sid=', '')
    expect(sid.length).toBeGreaterThanOrEqual(20)
    const answer = (await (await lake.request(`/auth/fetch?sid=${sid}`, { headers: {} })).json()) as {
      token: string
    }
    expect(answer.token.length).toBeGreaterThanOrEqual(32)
    const me = await lake.request('/users/me', { headers: { authorization: `Bearer ${answer.token}` } })
    expect(await me.json()).toMatchObject({ id: 'local-editor' })
    expect((await lake.request(`/auth/fetch?sid=${sid}`, { headers: {} })).status).toBe(401)
  })

  test.each([
    foreign,
    'http://localhost:3000',
    'http://localhost:3333.evil.example',
    'javascript:alert(1)',
    '//evil.example',
    '',
  ])('does not lead to "%s"', async (origin) => {
    const response = await lake.request(
      `/auth/login/local?origin=${encodeURIComponent(origin)}&type=cookie`,
      { headers: {} },
    )
    expect(response.status).toBe(403)
    expect(response.headers.get('set-cookie')).toBeNull()
  })

  test('ends with a log-out', async () => {
    const headers = { cookie: cookieOf(await logIn()), origin: studioOrigin }
    expect((await lake.request('/auth/id', { headers })).status).toBe(200)
    await lake.request('/auth/logout', { method: 'POST', headers })
    expect((await lake.request('/auth/id', { headers })).status).toBe(401)
    expect(await (await lake.request('/users/me', { headers })).json()).toEqual({})
  })

  test('does not make the cookie a key for other pages', async () => {
    const cookie = cookieOf(await logIn())
    const body = JSON.stringify({ mutations: [{ create: { _id: 'planted', _type: 'note' } }] })
    const attempts = [{ cookie, origin: foreign }, { cookie, origin: 'http://localhost:9999' }, { cookie }]
    for (const headers of attempts) {
      const response = await lake.request(`/data/mutate/${dataset}`, {
        method: 'POST',
        body,
        headers: { ...headers } as Record<string, string>,
      })
      expect(response.status).toBe('origin' in headers ? 403 : 401)
    }
    expect(await lake.client().getDocument('planted')).toBeUndefined()
  })
})

describe('other origins', () => {
  test('get CORS headers only when they are configured', async () => {
    const path = `/data/query/${dataset}?query=count(*)`
    const own = await lake.request(path, { headers: { origin: studioOrigin } })
    expect(own.headers.get('access-control-allow-origin')).toBe(studioOrigin)
    expect(own.headers.get('access-control-allow-credentials')).toBe('true')
    for (const origin of [foreign, 'null', 'http://localhost:3334', `${studioOrigin}.evil.example`]) {
      const other = await lake.request(path, { headers: { origin } })
      expect(other.headers.get('access-control-allow-origin')).toBeNull()
      expect(other.headers.get('access-control-allow-credentials')).toBeNull()
    }
  })

  test('are refused at the preflight', async () => {
    const preflight = (origin: string) =>
      lake.request(`/data/mutate/${dataset}`, {
        method: 'OPTIONS',
        headers: {
          origin,
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'authorization,x-sanity-project-id',
        },
      })
    const own = await preflight(studioOrigin)
    expect(own.status).toBe(204)
    expect(own.headers.get('access-control-allow-headers')).toBe('authorization,x-sanity-project-id')
    const other = await preflight(foreign)
    expect(other.status).toBe(403)
    expect(other.headers.get('access-control-allow-origin')).toBeNull()
  })
})

test('a lake answers under the host names of its network', async () => {
  const own = await lakeForTest({ hostNames: ['lake'] })
  const statusFor = (host: string) =>
    new Promise((resolve) => {
      httpRequest(`${own.url}/v1/ping`, { headers: { host } }, (response) => {
        response.resume()
        resolve(response.statusCode)
      }).end()
    })
  expect([await statusFor('lake:3900'), await statusFor('elsewhere')]).toEqual([200, 403])
})

test('a stream ends with the token or the login that opened it', async () => {
  const own = await lakeForTest()
  const path = `/projects/${own.client().config().projectId}/tokens`
  const headers = { authorization: `Bearer ${own.tokens.administrator}`, 'content-type': 'application/json' }
  const body = JSON.stringify({ label: 'short-lived', roleName: 'viewer' })
  const made = await own.request(path, { method: 'POST', headers, body })
  const { id, key } = (await made.json()) as { id: string; key: string }
  const query = encodeURIComponent('*[_type == "note"]')
  const reader = await EventReader.open(
    `${own.url}/v2025-02-19/data/listen/${dataset}?query=${query}&includeResult=true&includeAllVersions=true`,
    { authorization: `Bearer ${key}` },
  )
  await own.client().create({ _id: 'drafts.first', _type: 'note' })
  expect((await reader.take(2)).map(({ event }) => event)).toEqual(['welcome', 'mutation'])
  await own.request(`${path}/${id}`, { method: 'DELETE', headers })
  await own.client().create({ _id: 'drafts.second', _type: 'note' })
  expect(await reader.take(3, 500)).toHaveLength(2)
  reader.close()
})

test('a host name that only an attacker’s DNS leads here is refused', async () => {
  const ask = (host: string) =>
    new Promise<number>((resolve, reject) => {
      const { hostname, port } = new URL(lake.url)
      httpRequest({ hostname, port, path: '/v1/users/me', headers: { host } }, (response) => {
        response.resume()
        resolve(response.statusCode ?? 0)
      })
        .on('error', reject)
        .end()
    })
  expect([
    await ask('rebound.evil.example'),
    await ask('localhost.evil.example:3900'),
    await ask('localhost'),
    await ask('127.0.0.1:3900'),
  ]).toEqual([403, 403, 200, 200])
})
