import { chmodSync, rmSync, statSync } from 'node:fs'
import { request as httpRequest } from 'node:http'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { WebSocket } from 'ws'
import { createPresence } from '../src/presence/socket.ts'
import { type TestLake, dataset, startTestLake, studioOrigin, temporaryFolder } from '../testing/test-lake.ts'

const site = 'http://localhost:3000'
let lake: TestLake
beforeAll(async () => {
  lake = await startTestLake({ origins: [studioOrigin, site] })
})
afterAll(() => lake.close())

const loginPath = `/auth/login/local?origin=${encodeURIComponent(studioOrigin)}&projectId=testshop&type=cookie`
const login = (headers: Record<string, string> = {}) => lake.request(loginPath, { headers })
const cookieOf = (response: Response) => (response.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
const idWith = async (headers: Record<string, string>) => (await lake.request('/auth/id', { headers })).status

describe('pages of other origins', () => {
  test('cannot log the editor out', async () => {
    const cookie = cookieOf(await login())
    for (const origin of ['http://evil.example', undefined]) {
      const headers: Record<string, string> = origin ? { cookie, origin } : { cookie }
      const answer = await lake.request('/auth/logout', { method: 'POST', headers })
      expect(answer.headers.get('set-cookie')).toBeNull()
    }
    expect(await idWith({ cookie, origin: studioOrigin })).toBe(200)
  })

  test('cannot log in by a picture, and many logins end unused sessions first', async () => {
    for (const destination of ['image', 'iframe', 'empty']) {
      expect((await login({ 'sec-fetch-dest': destination })).status).toBe(403)
    }
    const head = await lake.request(loginPath, { method: 'HEAD', headers: {} })
    expect([head.status, head.headers.get('set-cookie')]).toEqual([403, null])
    const cookie = cookieOf(await login({ 'sec-fetch-dest': 'document' }))
    for (let at = 0; at < 205; at += 1) {
      await login()
      if (at === 100) await idWith({ cookie, origin: studioOrigin })
    }
    expect(await idWith({ cookie, origin: studioOrigin })).toBe(200)
  })

  test('cannot ask for data in any way', async () => {
    const query = `/data/query/${dataset}?query=1`
    const status = async (headers: Record<string, string>) => (await lake.request(query, { headers })).status
    expect(await status({ 'sec-fetch-site': 'cross-site' })).toBe(403)
    expect(await status({ origin: 'http://localhost:9999', 'sec-fetch-site': 'same-site' })).toBe(403)
    expect(await status({ origin: studioOrigin, 'sec-fetch-site': 'same-site' })).toBe(200)
    expect(await status({ origin: site, 'sec-fetch-site': 'cross-site' })).toBe(200)
    expect(await status({ 'sec-fetch-site': 'none' })).toBe(200)
    expect(await status({})).toBe(200)
  })

  test('do not have the cookie, not even the site', async () => {
    const cookie = cookieOf(await login())
    expect(await idWith({ cookie, origin: site })).toBe(401)
    expect(await idWith({ cookie, origin: studioOrigin })).toBe(200)
  })

  test.each([`blob:${studioOrigin}/x`, 'http://u:p@localhost:3333/', 'ftp://localhost:3333'])(
    'are no place for the login to lead to: %s',
    async (origin) => {
      const path = `/auth/login/local?origin=${encodeURIComponent(origin)}&type=token`
      expect((await lake.request(path, { headers: {} })).status).toBe(403)
    },
  )
})

test('the data folder is for its owner alone', () => {
  const mode = (name: string) => (statSync(join(lake.dataDir, name)).mode & 0o777).toString(8)
  expect(['', 'lake.sqlite', 'lake.sqlite-wal', 'secrets.json'].map(mode)).toEqual([
    '700',
    '600',
    '600',
    '600',
  ])
})

test('files that others could read are closed to them by the next start', async () => {
  const dataDir = temporaryFolder()
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  await (await startTestLake({ dataDir })).close()
  const files = ['lake.sqlite', 'secrets.json'].map((name) => join(dataDir, name))
  for (const file of files) chmodSync(file, 0o666)
  await (await startTestLake({ dataDir })).close()
  expect(files.map((file) => statSync(file).mode & 0o077)).toEqual([0, 0])
})

describe('sockets that do not say whose they are', () => {
  test('leave room for others', async () => {
    const open = (headers: Record<string, string>) =>
      new Promise<WebSocket | undefined>((resolve) => {
        const url = `${lake.url.replace('http', 'ws')}/v1/socket/${dataset}`
        const socket = new WebSocket(url, { headers })
        socket.once('open', () => resolve(socket)).once('error', () => resolve(undefined))
      })
    const unknown = await Promise.all(Array.from({ length: 45 }, () => open({})))
    expect(unknown.filter(Boolean)).toHaveLength(20)
    for (const socket of unknown) socket?.terminate()
    await expect.poll(() => open({ authorization: `Bearer ${lake.tokens.editor}` })).toBeDefined()
  })

  test('are closed', async () => {
    const presence = createPresence({
      dataset,
      origins: [],
      hosts: { names: [], anyAddress: false },
      identify: () => undefined,
      identifyToken: () => undefined,
      addressOf: () => 'address',
      isValid: () => true,
      messages: 200,
      introductionMs: 50,
    })
    const { createServer } = await import('node:http')
    const server = createServer().on('upgrade', presence.upgrade)
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as { port: number }
    const socket = new WebSocket(`ws://127.0.0.1:${port}/v1/socket/${dataset}`)
    const code = await new Promise((resolve) => socket.once('close', resolve))
    expect(code).toBe(4001)
    presence.close()
    server.close()
  })
})

test('a socket is closed once its login has ended', async () => {
  const identity = {
    account: { id: 'user-a', name: 'A', email: '', role: 'editor' as const, isRobot: false },
    by: 'cookie' as const,
    credentialHash: 'a',
    expires: undefined,
  }
  let isValid = true
  const presence = createPresence({
    dataset,
    origins: [],
    hosts: { names: [], anyAddress: false },
    identify: () => identity,
    identifyToken: () => undefined,
    addressOf: () => 'address',
    isValid: () => isValid,
    messages: 200,
    heartbeatMs: 20,
  })
  const { createServer } = await import('node:http')
  const server = createServer().on('upgrade', presence.upgrade)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  const socket = new WebSocket(`ws://127.0.0.1:${port}/v1/socket/${dataset}`)
  await new Promise((resolve) => socket.once('message', resolve))
  isValid = false
  expect(await new Promise((resolve) => socket.once('close', resolve))).toBe(4001)
  presence.close()
  server.close()
})

describe('a transaction', () => {
  const mutate = (body: string, search = '') =>
    lake.request(`/data/mutate/${dataset}${search}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${lake.tokens.editor}` },
      body,
    })

  test('with a range without end is refused immediately', async () => {
    await lake.client().createOrReplace({
      _id: 'ranged',
      _type: 'note',
      a: [1, 2],
      k: [{ _key: '1234567', n: 1 }],
      text: 'x'.repeat(200_000),
      ...Array.from({ length: 100 }).reduce<object>((inside) => ({ d: inside }), {}),
    })
    const started = performance.now()
    for (const patch of [
      { set: { 'a[0:999999999]': 1 } },
      { unset: ['a[0:999999999]'] },
      { insert: { after: 'a[999999999:]', items: [1] } },
      { set: { 'a[0:99999].b[0:99999]': 1 } },
      { unset: ['..d..d..d'] },
      { set: { ['a.'.repeat(20_000) + 'b']: 1 } },
      { set: { [`a${'[_key=="x"]'.repeat(3000)}`]: 1 } },
      { set: { [`k${'[_key!="x"]'.repeat(60)}`]: 1 } },
      { diffMatchPatch: { text: '@@ -1,2 +1,2 @@\n x\n-x\n+q\n'.repeat(3000) } },
    ]) {
      const answer = await mutate(JSON.stringify({ mutations: [{ patch: { id: 'ranged', ...patch } }] }))
      expect(answer.status).toBe(400)
    }
    expect(performance.now() - started).toBeLessThan(2000)
    const usual = { id: 'ranged', set: { 'a[0:2]': 5, 'k[_key=="1234567"].n': 2 } }
    expect((await mutate(JSON.stringify({ mutations: [{ patch: usual }] }))).status).toBe(200)
    expect(await lake.client().getDocument('ranged')).toMatchObject({ k: [{ n: 2 }] })
  })

  test('nested without end is refused', async () => {
    const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`
    for (const mutation of [
      `{"create":{"_type":"note","a":${deep}}}`,
      `{"patch":{"id":"ranged","set":{"b":${deep}}}}`,
    ]) {
      const answer = await mutate(`{"mutations":[${mutation}]}`, '?autoGenerateArrayKeys=true')
      expect(answer.status).toBe(400)
    }
  })

  test.each(['', 'a/b', '../../x', '%', 'a,b', '.', 'x'.repeat(200)])(
    'with a reference to what is no id is refused: %s',
    async (_ref) => {
      const link = { _type: 'reference', _ref, _weak: true }
      const create = { _id: 'linked', _type: 'note', links: [{ ...link, _key: 'a' }] }
      const refused = await mutate(JSON.stringify({ mutations: [{ create }] }))
      expect(refused.status).toBe(400)
      expect(await refused.text()).toContain('must be the ID of a document')
    },
  )

  test('with a reference to another dataset or a media library is taken', async () => {
    const links = ['media-library:ml1a2b3c:4d5e6f', 'dataset:abc.production:post-1'].map((_ref, n) => ({
      _key: `k${n}`,
      _type: 'globalDocumentReference',
      _ref,
      _weak: true,
    }))
    const createOrReplace = { _id: 'global', _type: 'note', links }
    expect((await mutate(JSON.stringify({ mutations: [{ createOrReplace }] }))).status).toBe(200)
  })

  test.each(['', 5, null])('with an item that cannot be addressed is refused: _key %j', async (_key) => {
    const create = { _id: 'keyed', _type: 'note', items: [{ parts: [{ _key, text: 'a' }] }] }
    const refused = await mutate(JSON.stringify({ mutations: [{ create }] }))
    expect([refused.status, await refused.text()]).toEqual([
      400,
      expect.stringContaining('of an item must be'),
    ])
  })

  test('with a number that no JSON has is refused', async () => {
    const large = await mutate('{"mutations":[{"create":{"_id":"large","_type":"note","n":1e999}}]}')
    expect([large.status, await large.text()]).toEqual([400, expect.stringContaining('number is too large')])
    const create = { _id: 'large', _type: 'note', n: 1e308 }
    const inc = { patch: { id: 'large', inc: { n: 1e308 } } }
    const added = await mutate(JSON.stringify({ mutations: [{ create }, inc] }))
    expect([added.status, await added.text()]).toEqual([400, expect.stringContaining('number is too large')])
  })

  test.each(['zz\ud800', '\udc00', 'a \ud83d b'])(
    'with half of a character is refused: %j',
    async (current) => {
      const create = { _id: 'half', _type: 'note', slug: { current } }
      const refused = await mutate(JSON.stringify({ mutations: [{ create }] }))
      expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining('half of a char')])
    },
  )

  test('with an object that seems to be an endless list is refused', async () => {
    const create = (length: unknown) =>
      mutate(JSON.stringify({ mutations: [{ create: { _id: 'list', _type: 'note', sizes: { length } } }] }))
    for (const length of [4_294_967_295, '4294967295', ['4294967295']])
      expect((await create(length)).status).toBe(400)
    expect((await create('300 mm')).status).toBe(200)
    await lake.client().delete('list')
    expect((await create(1200)).status).toBe(200)
  })

  test('with an attribute that would be lost is refused', async () => {
    const create = '{"_id":"proto","_type":"note","__proto__":{"a":1}}'
    for (const body of [
      `{"mutations":[{"create":${create}}]}`,
      `{"mutations":[{"createOrReplace":${create}}]}`,
    ]) {
      expect((await mutate(body)).status).toBe(400)
    }
    expect(await lake.client().getDocument('proto')).toBeUndefined()
    await lake.client().createOrReplace({ _id: 'patched', _type: 'note', part: {} })
    for (const patch of [
      { set: { '__proto__.a': 1 } },
      { setIfMissing: { 'part["__proto__"].a': 1 } },
      { unset: ['part.__proto__'] },
      { insert: { after: '__proto__[-1]', items: [1] } },
    ]) {
      const body = JSON.stringify({ mutations: [{ patch: { id: 'patched', ...patch } }] })
      expect((await mutate(body)).status).toBe(400)
    }
  })
})

test('settings of a user have an end', async () => {
  const put = async (pairs: unknown) =>
    (
      await lake.request('/users/me/keyvalue', {
        method: 'PUT',
        headers: { authorization: `Bearer ${lake.tokens.viewer}` },
        body: JSON.stringify(pairs),
      })
    ).status
  expect(await put([{ key: 'a', value: 'x'.repeat(1000) }])).toBe(200)
  expect(await put([{ key: 'a', value: 'x'.repeat(70_000) }])).toBe(413)
  expect(await put(Array.from({ length: 499 }, (_, at) => ({ key: `k${at}`, value: 1 })))).toBe(200)
  expect(await put([{ key: 'one-more', value: 1 }])).toBe(413)
  expect(await put([{ key: 'a', value: 2 }])).toBe(200)
})

test('a setting that an address names thousands of times is read once', async () => {
  const headers = { authorization: `Bearer ${lake.tokens.viewer}` }
  const value = 'x'.repeat(60_000)
  const body = JSON.stringify([{ key: 'a', value }])
  await lake.request('/users/me/keyvalue', { method: 'PUT', headers, body })
  const answer = await lake.request(`/users/me/keyvalue/${'a,'.repeat(7000)}a`, { headers })
  expect(await answer.json()).toEqual([{ key: 'a', value }])
})

test('a client that goes away is no failure', async () => {
  const before = lake.log.length
  await new Promise<void>((resolve) => {
    const upload = httpRequest(`${lake.url}/v1/assets/files/${dataset}?filename=a.txt`, {
      method: 'POST',
      headers: { authorization: `Bearer ${lake.tokens.editor}`, 'content-length': '1000000' },
    })
    upload.on('error', () => resolve())
    upload.write('some')
    setTimeout(() => upload.destroy(new Error('gone')), 100)
  })
  await expect.poll(() => lake.log.slice(before).some((line) => line.event === 'request')).toBe(true)
  expect(lake.log.slice(before).filter((line) => line.event === 'failure')).toEqual([])
})
