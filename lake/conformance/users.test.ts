import { request } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { LakeConfig } from '../src/index.ts'
import { startLake } from '../src/index.ts'
import {
  dataset,
  type TestLake,
  lakeForTest,
  startTestLake,
  studioOrigin,
  testConfig,
} from '../testing/test-lake.ts'
import {
  addUser,
  asUser,
  beyond,
  folderForTest,
  lakeWithUsers,
  logIn,
  loginPath,
  password,
} from '../testing/users.ts'

describe('where others can reach it', () => {
  test.each<Partial<LakeConfig>>([{ host: '0.0.0.0' }, beyond])(
    'the lake does not start before a user has a password: %j',
    async (settings) => {
      const dataDir = folderForTest()
      const starting = startLake(testConfig({ dataDir, log: () => undefined, ...settings }))
      await expect(starting).rejects.toThrow(/user NAME administrator/)
      const again = await startTestLake({ dataDir })
      await again.close()
    },
  )

  const anonymously = async (lake: TestLake, path: string, headers: Record<string, string> = {}) =>
    (await lake.request(path, { headers })).status
  const reads = [
    '/data/query/production?query=*',
    '/data/doc/production/note',
    '/data/listen/production?query=*',
    '/data/live/events/production',
  ].map((path) => path.replace('production', dataset))

  test('its content needs a token or a login; health, login page and pictures do not', async () => {
    const lake = await lakeWithUsers(beyond)
    for (const path of reads) expect([path, await anonymously(lake, path)]).toEqual([path, 401])
    const [query = ''] = reads
    for (const token of [lake.tokens.site, lake.tokens.viewer])
      expect(await anonymously(lake, query, { authorization: `Bearer ${token}` })).toBe(200)
    expect(await anonymously(lake, query, asUser(await logIn(lake, 'Vic', password)))).toBe(200)
    for (const path of ['/data/ping', `/data/ping/${dataset}`, loginPath()])
      expect([path, await anonymously(lake, path)]).toEqual([path, 200])
    expect(await anonymously(lake, `/images/testshop/${dataset}/none-1x1.png`)).toBe(404)
  })

  test('an administrator may open it, and close it where only this machine reaches it', async () => {
    const [query = ''] = reads
    const open = await lakeWithUsers({ ...beyond, aclMode: 'public' })
    expect(await anonymously(open, query)).toBe(200)
    const closed = await lakeForTest({ aclMode: 'private' })
    expect(await anonymously(closed, query)).toBe(401)
    expect(await anonymously(await lakeForTest(), query)).toBe(200)
  })

  test('one click is not enough, and what was begun with one click has ended', async () => {
    const dataDir = folderForTest()
    const alone = await startTestLake({ dataDir })
    const session = asUser(await alone.request(loginPath(), { headers: {} }))
    expect(await (await alone.request('/users/me', { headers: session })).json()).toMatchObject({
      id: 'local-editor',
    })
    await addUser(alone, 'Ann', 'editor')
    await alone.close()
    const lake = await startTestLake({ dataDir, ...beyond })
    onTestFinished(() => lake.close())
    expect(await (await lake.request('/users/me', { headers: session })).json()).toEqual({})
    for (const more of ['', '&account=local']) {
      const page = await lake.request(loginPath(more), { headers: {} })
      expect([page.status, page.headers.get('set-cookie')]).toEqual([200, null])
      expect(await page.text()).not.toContain('Local editor')
    }
  })

  test('the right password leads to the Studio, with a cookie for https only', async () => {
    const lake = await lakeWithUsers(beyond)
    const response = await logIn(lake, 'ann', password)
    expect([response.status, response.headers.get('location')]).toEqual([303, `${studioOrigin}/structure`])
    expect(response.headers.get('set-cookie')).toMatch(/HttpOnly; SameSite=Lax.*; Secure$/)
    const me = await lake.request('/users/me', { headers: asUser(response) })
    expect(await me.json()).toMatchObject({ name: 'Ann', role: 'editor' })
  })

  test('asset addresses are public ones', async () => {
    const lake = await lakeWithUsers(beyond)
    const { url } = await lake.client().assets.upload('file', Buffer.from('x'))
    expect(url).toMatch(/^https:\/\/lake\.example\.com\/files\//)
  })

  test('it answers under its public name and under addresses, not under other names', async () => {
    const lake = await lakeWithUsers({ ...beyond, host: '0.0.0.0' })
    const { port } = new URL(lake.url)
    const statusFor = (host: string) =>
      new Promise((resolve, reject) => {
        const ask = request({ host: '127.0.0.1', port, path: '/health', headers: { host } }, (response) => {
          response.resume()
          resolve(response.statusCode)
        })
        ask.on('error', reject).end()
      })
    const hosts = [
      'lake.example.com',
      '192.168.1.20:3900',
      '[fe80::1]:3900',
      'localhost',
      'rebound.evil.example',
    ]
    expect(await Promise.all(hosts.map(statusFor))).toEqual([200, 200, 200, 200, 403])
  })
})

test('a viewer reads drafts and writes nothing, and the Studio is given these permissions', async () => {
  const lake = await lakeWithUsers({})
  await lake.client().create({ _id: 'drafts.note', _type: 'note' })
  const headers = asUser(await logIn(lake, 'Vic', password))
  const found = await lake.request('/data/query/production?query=count(*)&perspective=raw', { headers })
  expect(await found.json()).toMatchObject({ result: 1 })
  const mutation = {
    method: 'POST',
    headers,
    body: JSON.stringify({ mutations: [{ create: { _type: 'note' } }] }),
  }
  expect((await lake.request('/data/mutate/production', mutation)).status).toBe(403)
  const upload = await lake.request('/assets/files/production', { method: 'POST', headers, body: 'x' })
  expect(upload.status).toBe(403)
  const acl = (await (
    await lake.request('/projects/testshop/datasets/production/acl', { headers })
  ).json()) as unknown
  expect(acl).toEqual([{ filter: '_id in path("**")', permissions: ['read', 'history'] }])
})

test('only administrators make users, tokens and snapshots', async () => {
  const lake = await lakeForTest()
  const requests: [string, string][] = [
    ['PUT', '/lake/users'],
    ['DELETE', '/lake/users/Ann'],
    ['POST', '/lake/snapshots'],
    ['DELETE', '/lake/snapshots/x'],
    ['GET', '/projects/testshop/tokens'],
    ['POST', '/projects/testshop/tokens'],
    ['DELETE', '/projects/testshop/tokens/robot-1'],
  ]
  for (const [method, path] of requests) {
    const statusFor = async (headers: Record<string, string>) =>
      (await lake.request(path, { method, headers, body: method === 'GET' ? undefined : '{}' })).status
    expect(await statusFor({})).toBe(401)
    expect(await statusFor({ authorization: `Bearer ${lake.tokens.editor}` })).toBe(403)
  }
})

test('a new password ends the logins of the old one, and a removed user is out', async () => {
  const lake = await lakeWithUsers({})
  const headers = asUser(await logIn(lake, 'Ann', password))
  const isIn = async () => 'id' in ((await (await lake.request('/users/me', { headers })).json()) as object)
  expect(await isIn()).toBe(true)
  await addUser(lake, 'Ann', 'viewer')
  expect(await isIn()).toBe(false)
  const again = asUser(await logIn(lake, 'Ann', password))
  await lake.request('/lake/users/Ann', {
    method: 'DELETE',
    headers: { authorization: `Bearer ${lake.tokens.administrator}` },
  })
  expect(await (await lake.request('/users/me', { headers: again })).json()).toEqual({})
  expect((await logIn(lake, 'Ann', password)).status).toBe(401)
})

test('a login whose password is checked while its user is removed fails', async () => {
  const lake = await lakeWithUsers({})
  const logins = [1, 2, 3, 4].map(() => logIn(lake, 'Ann', password))
  await setTimeout(40)
  const authorization = `Bearer ${lake.tokens.administrator}`
  await lake.request('/lake/users/Ann', { method: 'DELETE', headers: { authorization } })
  for (const login of await Promise.all(logins)) {
    expect(await (await lake.request('/users/me', { headers: asUser(login) })).json()).toEqual({})
  }
})

test('a request whose body arrives after its token has ended is refused', async () => {
  const lake = await lakeWithUsers({})
  const headers = { authorization: `Bearer ${lake.tokens.administrator}`, 'content-type': 'application/json' }
  const made = await lake.request('/projects/testshop/tokens', {
    method: 'POST',
    headers,
    body: JSON.stringify({ label: 'short-lived', roleName: 'administrator' }),
  })
  const { id, key } = (await made.json()) as { id: string; key: string }
  const { promise: status, resolve } = Promise.withResolvers<number | undefined>()
  const slow = request(`${lake.url}/v1/lake/users`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${key}`, 'transfer-encoding': 'chunked' },
  })
  slow.on('response', (response) => resolve(response.resume().statusCode))
  slow.write('{')
  await setTimeout(100)
  await lake.request(`/projects/testshop/tokens/${id}`, { method: 'DELETE', headers })
  slow.end(`"name": "Eve", "role": "administrator", "password": "${password}"}`)
  expect(await status).toBe(401)
  expect((await logIn(lake, 'Eve', password)).status).toBe(401)
})
