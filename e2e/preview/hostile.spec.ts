import { request as ask } from 'node:http'
import { encodeSignatureHeader } from '@sanity/webhook'
import { expect, test } from '@playwright/test'
import { readSecrets } from '../../scripts/services/settings.ts'
import { siteUrl, testEnvironment } from '../shop.ts'
import { draftLink, editor } from './draft.ts'

/** A response with everything that a reader or a cache could use. */
async function answerTo(path: string, headers: Record<string, string> = {}) {
  const { hostname, port } = new URL(siteUrl)
  return new Promise<{ status: number; headers: string[]; body: string }>((resolve, reject) => {
    ask({ hostname, port, path, headers }, (response) => {
      let body = ''
      response.setEncoding('utf8').on('data', (part: string) => (body += part))
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.rawHeaders, body }),
      )
    })
      .on('error', reject)
      .end()
  })
}

for (const path of ['/%E0%A4%A', '/%FF', '/%', '/about/%', '/cdn/%E0%A4%A']) {
  test(`the misspelt address ${path} is answered 400, safely`, async () => {
    const { status, headers } = await answerTo(path)
    expect(status).toBe(400)
    expect(headers.map((header) => header.toLowerCase())).toContain('x-content-type-options')
  })
}

test('a percent sign that is right stays right', async () => {
  expect((await answerTo('/product-details?category=kraft%2Dbags%2Dbrown')).status).toBe(200)
  expect((await answerTo('/%61bout')).status).not.toBe(400)
  expect((await answerTo('/no%20such%20page')).status).toBe(404)
})

test('no response contains the host of its request, and none is cached for others', async () => {
  const host = 'elsewhere.example'
  const foreign = { host, 'x-forwarded-host': host, 'x-forwarded-proto': 'https', forwarded: `host=${host}` }
  const paths = [
    '/',
    '/about',
    '/about/',
    '/search',
    '/no-such-page',
    '/catalogue/category/paper-bags',
    '/product-category?category=paper-bags',
    '/product-details?category=KRAFT-BAGS-BROWN',
    '/sitemap.xml',
    '/robots.txt',
    '/manifest.webmanifest',
    '/%',
    '/api/draft-mode/disable?to=/about',
    '/api/draft-mode/enable',
    new URL(await draftLink('/about')).pathname + new URL(await draftLink('/about')).search,
  ]
  for (const path of paths) {
    const given = await answerTo(path, foreign)
    expect(`${given.headers.join('\n')}\n${given.body}`, path).not.toContain(host)
    const afterwards = await answerTo(path)
    expect(`${afterwards.headers.join('\n')}\n${afterwards.body}`, `${path}, afterwards`).not.toContain(host)
  }
})

test('the cookies of draft mode are HttpOnly and SameSite', async () => {
  const response = await fetch(await draftLink('/'), { redirect: 'manual' })
  const cookies = response.headers.getSetCookie()
  expect(new Set(cookies.map((cookie) => cookie.split('=')[0]))).toEqual(
    new Set(['__prerender_bypass', 'draft-session', 'sanity-preview-perspective']),
  )
  for (const cookie of cookies) {
    expect(cookie).toMatch(/; HttpOnly/i)
    expect(cookie).toMatch(/; Path=\/(?:;|$)/i)
    expect(cookie).toMatch(/; SameSite=Lax/i)
  }
})

test('a publish is accepted for five minutes, and only with the lake’s signature', async () => {
  const body = JSON.stringify({ syncTags: ['s1:nobody-uses-this'] })
  const { revalidateSecret } = readSecrets(testEnvironment)
  const send = async (at: number, secret = revalidateSecret) => {
    const response = await fetch(`${siteUrl}/api/revalidate`, {
      method: 'POST',
      headers: { 'sanity-webhook-signature': await encodeSignatureHeader(body, at, secret) },
      body,
    })
    return response.status
  }
  expect(await send(Date.now())).toBe(200)
  expect(await send(Date.now() - 6 * 60_000)).toBe(401)
  expect(await send(Date.now() + 6 * 60_000)).toBe(401)
  expect(await send(Date.now(), 'another secret of sixteen characters')).toBe(401)
})

test('the newsletter accepts a visitor’s addresses up to a limit, and none from a bot', async ({ page }) => {
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': `203.0.113.${Date.now() % 250}` })
  await page.goto('/faq')
  const form = page.getByRole('contentinfo').locator('form')
  const signUp = async (email: string) => {
    await form.getByRole('textbox', { name: 'Email address' }).fill(email)
    await form.getByRole('button', { name: 'Subscribe' }).click()
    await expect(form.getByRole('button', { name: 'Subscribe' })).toBeEnabled()
  }
  const said = form.getByRole('status')
  const isKept = (email: string) =>
    editor().fetch<number>(
      'count(*[_type == "newsletterLead" && email == $email])',
      { email },
      { perspective: 'raw' },
    )

  await form
    .locator('input[name="website"]')
    .evaluate((field: HTMLInputElement) => (field.value = 'https://spam.example'))
  await signUp('machine@example.com')
  await expect(said).toHaveText(/Thank you/)
  expect(await isKept('machine@example.com')).toBe(0)
  await form.locator('input[name="website"]').evaluate((field: HTMLInputElement) => (field.value = ''))

  for (let visitor = 1; visitor <= 10; visitor++) await signUp(`visitor-${visitor}@example.com`)
  await expect(said).toHaveText(/Thank you/)
  await expect.poll(() => isKept('visitor-10@example.com')).toBe(1)
  await signUp('visitor-11@example.com')
  await expect(said).toHaveText('Too many attempts. Try again in ten minutes.')
  expect(await isKept('visitor-11@example.com')).toBe(0)
})
