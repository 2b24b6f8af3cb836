import { describe, expect, test } from 'vitest'
import { Attempts } from '../src/auth/attempts.ts'
import { lakeForTest, studioOrigin } from '../testing/test-lake.ts'
import { addUser, asUser, beyond, lakeWithUsers, logIn, loginPath, password } from '../testing/users.ts'

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

  test('lets in a user where they have logged in before, while others at the address guess', async () => {
    const lake = await lakeWithUsers(beyond)
    const cookieIn = async (name: string) =>
      (await logIn(lake, name, password)).headers
        .getSetCookie()
        .map((cookie) => cookie.split(';')[0] ?? '')
        .find((cookie) => cookie.startsWith('lakeBrowser='))
    const [anns, vics] = [await cookieIn('Ann'), await cookieIn('Vic')]
    const enter = async (secret: string, cookie: string | undefined) =>
      (
        await lake.request(loginPath(), {
          method: 'POST',
          headers: { origin: lake.url, ...(cookie ? { cookie } : {}) },
          body: new URLSearchParams({ name: 'Ann', password: secret }),
        })
      ).status
    for (let n = 0; n < 30; n += 1) await logIn(lake, n < 5 ? 'Ann' : `made-up-${n}`, 'guess')
    expect(await enter(password, undefined)).toBe(429)
    expect(await enter(password, vics)).toBe(429)
    expect(await enter(password, anns?.replace(/..$/, ''))).toBe(429)
    expect(await enter(password, anns)).toBe(303)
    for (let n = 0; n < 5; n += 1) expect(await enter('guess', anns)).toBe(401)
    expect(await enter(password, anns)).toBe(429)
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
    ['household', beyond, ['2001:db8::1', '2001:db8:0:2::3']],
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
      expect(await enter('2001:db8:1::1', password)).toBe(303)
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

test('a cookie that a page of another port has set for a longer path logs nobody out', async () => {
  const lake = await lakeWithUsers(beyond)
  const logInAs = async (name: string) => asUser(await logIn(lake, name, password)).cookie
  const [anns, vics] = [await logInAs('Ann'), await logInAs('Vic')]
  const nameWith = async (...cookies: string[]) => {
    const headers = { cookie: cookies.join('; '), origin: studioOrigin }
    return ((await (await lake.request('/users/me', { headers })).json()) as { name?: string }).name
  }
  const tossed = (count: number) => Array<string>(count).fill('sanitySession=tossed')
  expect(await nameWith(...tossed(1), anns)).toBe('Ann')
  // hundreds of lookups would hold up the lake
  expect(await nameWith(...tossed(500), anns)).toBeUndefined()
  const headers = { cookie: [anns, vics].join('; '), origin: studioOrigin }
  await lake.request('/auth/logout', { method: 'POST', headers })
  expect([await nameWith(anns), await nameWith(vics)]).toEqual([undefined, undefined])
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

test('a user who has logged in often does not keep others waiting', async () => {
  const lake = await lakeWithUsers(beyond)
  const enter = async (name: string, cookie = '') => {
    const headers = { origin: lake.url, cookie }
    const response = await lake.request(loginPath(), {
      method: 'POST',
      headers,
      body: new URLSearchParams({ name, password }),
    })
    expect(response.status).toBe(303)
    return response.headers
      .getSetCookie()
      .find((each) => each.startsWith('lakeBrowser='))
      ?.split(';')[0]
  }
  const browsers: (string | undefined)[] = []
  for (let n = 0; n < 20; n += 1) browsers.push(await enter('Ann'))
  let answered = 0
  const all = browsers.map((browser) => enter('Ann', browser).then(() => (answered += 1)))
  await enter('Vic')
  expect(answered).toBeLessThan(10)
  await Promise.all(all)
})
