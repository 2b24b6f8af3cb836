import { rmSync } from 'node:fs'
import { request } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { describe, expect, onTestFinished, test } from 'vitest'
import { Attempts } from '../src/auth/attempts.ts'
import type { LakeConfig } from '../src/index.ts'
import { startLake } from '../src/index.ts'
import {
  type TestLake,
  dataset,
  lakeForTest,
  startTestLake,
  studioOrigin,
  temporaryFolder,
  testConfig,
} from '../testing/test-lake.ts'

const password = 'a long password'
const beyond: Partial<LakeConfig> = { publicUrl: 'https://lake.example.com' }

function folderForTest(): string {
  const folder = temporaryFolder()
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

async function addUser(lake: TestLake, name: string, role: string): Promise<Response> {
  return lake.request('/lake/users', {
    method: 'PUT',
    headers: { authorization: `Bearer ${lake.tokens.administrator}` },
    body: JSON.stringify({ name, role, password }),
  })
}

/** A lake with the users Ann (editor) and Vic (viewer), started again with other settings. */
async function lakeWithUsers(settings: Partial<LakeConfig>): Promise<TestLake> {
  const dataDir = folderForTest()
  const first = await startTestLake({ dataDir })
  await addUser(first, 'Ann', 'editor')
  await addUser(first, 'Vic', 'viewer')
  await first.close()
  const lake = await startTestLake({ dataDir, ...settings })
  onTestFinished(() => lake.close())
  return lake
}

const loginPath = (more = '') =>
  `/auth/login/local?origin=${encodeURIComponent(`${studioOrigin}/structure`)}&projectId=testshop&type=cookie${more}`

async function logIn(lake: TestLake, name: string, secret: string, more?: string): Promise<Response> {
  return lake.request(loginPath(more), {
    method: 'POST',
    headers: { origin: lake.url },
    body: new URLSearchParams({ name, password: secret }),
  })
}

const cookieOf = (response: Response) => (response.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
const asUser = (response: Response) => ({ cookie: cookieOf(response), origin: studioOrigin })

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

describe('the login page', () => {
  test('refuses wrong names, wrong passwords, and forms of other pages', async () => {
    const lake = await lakeWithUsers(beyond)
    for (const [name, secret] of [
      ['Ann', 'wrong'],
      ['Nobody', password],
      ['', ''],
      ['Local editor', ''],
    ] as const) {
      const response = await logIn(lake, name, secret)
      expect([response.status, response.headers.get('set-cookie')]).toEqual([401, null])
      expect(await response.text()).toContain('Name or password is wrong')
    }
    const planted = await lake.request(loginPath(), {
      method: 'POST',
      headers: { origin: 'http://evil.example' },
      body: new URLSearchParams({ name: 'Ann', password }),
    })
    expect(planted.status).toBe(403)
  })

  test('writes what was typed as text, and runs no script', async () => {
    const lake = await lakeWithUsers(beyond)
    const response = await logIn(lake, '"><script>alert(1)</script>', 'wrong')
    expect(await response.text()).not.toContain('<script>')
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
  })

  test('stops guessing, also for the right password', async () => {
    const lake = await lakeWithUsers(beyond)
    const statuses = await Promise.all(
      Array.from({ length: 8 }, async () => (await logIn(lake, 'Ann', 'guess')).status),
    )
    expect(statuses.filter((status) => status === 401)).toHaveLength(5)
    expect(statuses.filter((status) => status === 429)).toHaveLength(3)
    expect((await logIn(lake, 'Ann', password)).status).toBe(429)
    expect((await logIn(lake, 'Vic', password)).status).toBe(303)
  })

  test('requires a password on this machine, too, once there is a user', async () => {
    const lake = await lakeForTest()
    const session = asUser(await lake.request(loginPath('&withSid=true'), { headers: {} }))
    const cookie = asUser(await lake.request(loginPath(), { headers: {} }))
    const idOf = async (headers: Record<string, string>) =>
      ((await (await lake.request('/users/me', { headers })).json()) as { id?: string }).id
    expect(await idOf(cookie)).toBe('local-editor')
    await addUser(lake, 'Ann', 'editor')
    expect([await idOf(cookie), await idOf(session)]).toEqual([undefined, undefined])
    for (const more of ['', '&account=local']) {
      const page = await lake.request(loginPath(more), { headers: {} })
      expect([page.status, page.headers.get('set-cookie')]).toEqual([200, null])
    }
    const ann = await logIn(lake, 'Ann', password)
    expect(await idOf(asUser(ann))).toMatch(/^user-/)
    expect(ann.headers.get('set-cookie')).not.toContain('Secure')
    await lake.request('/lake/users/Ann', {
      method: 'DELETE',
      headers: { authorization: `Bearer ${lake.tokens.administrator}` },
    })
    expect((await lake.request(loginPath(), { headers: {} })).status).toBe(302)
  })

  test('does not lock a user out because of guesses from another address', async () => {
    const attempts = new Attempts()
    for (let at = 0; at < 200; at += 1) attempts.failed('Ann', `10.0.0.${at}`)
    expect(() => attempts.assertAllowed('Ann', '192.168.1.9')).not.toThrow()
    expect(() => attempts.assertAllowed('Ann', '10.0.0.1')).not.toThrow()
  })

  test.each([
    ['address behind the proxy', beyond, ['10.0.0.1', '10.0.0.1']],
    ['address behind a proxy on another machine', { trustedProxies: 1 }, ['10.0.0.1', '10.0.0.1']],
    ['network', beyond, ['2001:db8::1', '2001:db8::2:3']],
  ] as const)(
    'stops guesses from one %s, and lets the user in from another',
    async (_, settings, [first, second]) => {
      const lake = await lakeWithUsers(settings)
      const enter = async (address: string, secret: string) => {
        const headers = { origin: lake.url, 'x-forwarded-for': `1.1.1.1, ${address}` }
        const body = new URLSearchParams({ name: 'Ann', password: secret })
        return (await lake.request(loginPath(), { method: 'POST', headers, body })).status
      }
      for (let n = 0; n < 5; n += 1) expect(await enter(n < 3 ? first : second, 'guess')).toBe(401)
      expect(await enter(second, password)).toBe(429)
      expect(await enter('2001:db8:0:1::1', password)).toBe(303)
    },
  )

  test('trusts X-Forwarded-For only behind a proxy', async () => {
    const lake = await lakeForTest()
    await addUser(lake, 'Ann', 'editor')
    const guess = (address: string) =>
      lake.request(loginPath(), {
        method: 'POST',
        headers: { origin: lake.url, 'x-forwarded-for': address },
        body: new URLSearchParams({ name: 'Ann', password: 'guess' }),
      })
    const statuses = await Promise.all(
      Array.from({ length: 7 }, async (_, at) => (await guess(`10.0.0.${at}`)).status),
    )
    expect(statuses.filter((status) => status === 429)).toHaveLength(2)
  })
})

test('without users, a login that a proxy on this machine forwards needs a password', async () => {
  const lake = await lakeForTest()
  const enter = (headers: Record<string, string>) =>
    lake.request(loginPath(), { headers, redirect: 'manual' })
  expect((await enter({})).status).toBe(302)
  for (const name of ['forwarded', 'via', 'x-forwarded-for', 'x-real-ip']) {
    const response = await enter({ [name]: '203.0.113.5' })
    expect([response.status, response.headers.get('set-cookie')]).toEqual([200, null])
    expect(await response.text()).toContain('Make a user first')
  }
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

test('many logins of one user end no login of another', async () => {
  const lake = await lakeForTest()
  const enter = (name: string) =>
    lake.request(loginPath(), {
      method: 'POST',
      headers: { origin: lake.url },
      body: new URLSearchParams({ name }),
    })
  const cookies = (await enter('Ann')).headers.getSetCookie().map((cookie) => cookie.split(';')[0])
  const first = { cookie: cookies.join('; '), origin: studioOrigin }
  for (let n = 0; n < 205; n += 1) await enter('Eve')
  expect(await (await lake.request('/users/me', { headers: first })).json()).toMatchObject({ name: 'Ann' })
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

test('logins that succeed do not count as guesses', () => {
  const attempts = new Attempts()
  for (let n = 0; n < 40; n += 1) attempts.succeeded('ann', '1.2.3.4')
  for (let n = 0; n < 4; n += 1) attempts.failed('ann', '1.2.3.4')
  attempts.succeeded('ann', '1.2.3.4')
  attempts.failed('ann', '1.2.3.4')
  expect(() => attempts.assertAllowed('ann', '1.2.3.4')).not.toThrow()
})

test('many logins of one address, with a right password, refuse none from another', async () => {
  const lake = await lakeWithUsers({ trustedProxies: 1 })
  const enter = async (address: string, name: string) => {
    const headers = { origin: lake.url, 'x-forwarded-for': address }
    const body = new URLSearchParams({ name, password })
    return (await lake.request(loginPath(), { method: 'POST', headers, body })).status
  }
  const many = Promise.all(Array.from({ length: 35 }, () => enter('10.0.0.1', 'Vic')))
  for (let n = 0; n < 5; n += 1) expect(await enter('10.0.0.2', 'Ann')).toBe(303)
  expect(new Set(await many)).toEqual(new Set([303]))
})

test('a stop of guessing ends after 15 minutes', () => {
  let now = 1
  const attempts = new Attempts(() => now)
  for (let n = 0; n < 5; n += 1) attempts.failed('ann', '1.2.3.4')
  for (const spelling of ['Ann', 'ａｎｎ', 'ⓐnn'])
    expect(() => attempts.assertAllowed(spelling, '1.2.3.4')).toThrow(/15 minutes/)
  expect(() => attempts.assertAllowed('ann', '5.6.7.8')).not.toThrow()
  now = 15 * 60 * 1000 + 2
  expect(() => attempts.assertAllowed('ann', '1.2.3.4')).not.toThrow()
  for (let n = 0; n < 30; n += 1) attempts.failed(`name-${n}`, '9.9.9.9')
  expect(() => attempts.assertAllowed('bob', '9.9.9.9')).toThrow(/15 minutes/)
})
