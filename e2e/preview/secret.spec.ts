import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import {
  fetchSecretQuery,
  SECRET_TTL,
  schemaIdSingleton,
  schemaTypeSingleton,
} from '@sanity/preview-url-secret/constants'
import { root } from '../../scripts/environment.ts'
import { watch } from '../expect-clean.ts'
import { isDevelopment, siteUrl, studioUrl, testEnvironment } from '../shop.ts'
import { draftCookies, draftLink, editor, enableLink, isInDraftMode } from './draft.ts'

const draftText = 'A headline that was never published'

test.beforeAll(async () => {
  const home = await editor().getDocument('page-home')
  if (!home) throw new Error('The seed has no home page')
  await editor().createOrReplace({ ...home, _id: 'drafts.page-home' })
  await editor().patch('drafts.page-home').set({ 'sections[0].heading': draftText }).commit()
})
test.afterAll(async () => {
  await editor().delete('drafts.page-home')
})

const refused: Record<string, Record<string, string>> = {
  'no secret': {},
  'an empty secret': { 'sanity-preview-secret': ' ' },
  'a wrong secret': { 'sanity-preview-secret': 'no-such-secret-in-the-lake' },
}
for (const [what, parameters] of Object.entries(refused)) {
  test(`draft mode is refused with ${what}`, async () => {
    const response = await fetch(enableLink(parameters), { redirect: 'manual' })
    expect(response.status).toBe(401)
    expect(response.headers.getSetCookie()).toEqual([])
  })
}

test('draft mode is refused with a secret that is gone', async () => {
  const link = await draftLink('/')
  await editor().delete({ query: '*[_type == "sanity.previewUrlSecret"]' })
  expect((await fetch(link, { redirect: 'manual' })).status).toBe(401)
})

test('draft mode is refused with a secret that never expires', async () => {
  const secret = 'a secret of a former editor'
  await editor().createOrReplace({ _id: schemaIdSingleton, _type: schemaTypeSingleton, secret })
  try {
    const link = enableLink({ 'sanity-preview-secret': secret })
    expect((await fetch(link, { redirect: 'manual' })).status).toBe(401)
  } finally {
    await editor().delete(schemaIdSingleton)
  }
})

test('the lake refuses an expired secret and accepts a new one', async () => {
  const link = new URL(await draftLink('/'))
  const secret = link.searchParams.get('sanity-preview-secret') ?? ''
  const find = (query: string) => editor().fetch<unknown>(query, { secret }, { perspective: 'raw' })
  await new Promise((resolve) => setTimeout(resolve, 2_000))
  expect(await find(fetchSecretQuery)).toMatchObject({ secret })
  // The same query with a lifetime of one second instead of an hour.
  expect(SECRET_TTL).toBe(3600)
  expect(await find(fetchSecretQuery.replace(String(SECRET_TTL), '1'))).toBeNull()
})

for (const target of [
  'https://elsewhere.example/',
  '//elsewhere.example',
  '/\\elsewhere.example',
  '/..//elsewhere.example',
]) {
  test(`neither way in nor way out leads to ${target}`, async () => {
    const entered = await fetch(await draftLink(target), { redirect: 'manual' })
    expect([entered.status, entered.headers.getSetCookie()]).toEqual([400, []])
    const left = await fetch(`${siteUrl}/api/draft-mode/disable?to=${encodeURIComponent(target)}`, {
      redirect: 'manual',
    })
    expect([left.status, left.headers.get('location')]).toEqual([400, null])
  })
}

test('a forged cookie shows what everybody sees, and no stream', async () => {
  const headers = { cookie: '__prerender_bypass=forged; sanity-preview-perspective=drafts' }
  const html = await (await fetch(siteUrl, { headers })).text()
  expect(html).not.toContain(draftText)
  expect((await fetch(`${siteUrl}/api/draft-mode/live`, { headers })).status).toBe(401)
})

test('the cookie of Next.js alone, or with an expired session, shows what everybody sees', async () => {
  const cookies = (await draftCookies()).split('; ')
  const session = cookies.find((cookie) => cookie.startsWith('draft-session=')) ?? ''
  expect(session).toMatch(/^draft-session=\d{13}\.[\w-]{43}$/)
  const others = cookies.filter((cookie) => cookie !== session)
  const withOlderExpiry = session.replace(/=\d+/, `=${Date.now() - 1000}`)
  const withLaterExpiry = session.replace(/=\d+/, `=${Date.now() + 30 * 86_400_000}`)
  for (const cookie of [others, [...others, withOlderExpiry], [...others, withLaterExpiry]]) {
    const headers = { cookie: cookie.join('; ') }
    expect(await (await fetch(siteUrl, { headers })).text()).not.toContain(draftText)
    expect((await fetch(`${siteUrl}/api/draft-mode/live`, { headers })).status).toBe(401)
  }
})

test('other users of the machine cannot read the build, which contains the secret of draft mode', () => {
  test.skip(isDevelopment, 'Development has no build')
  expect(statSync(join(root, 'web', testEnvironment.NEXT_DIST_DIR)).mode & 0o077).toBe(0)
})

test('neither site nor Studio serves files of the lake, not even with hot reload', async () => {
  const { administratorToken } = JSON.parse(
    readFileSync(join(testEnvironment.LAKE_DATA, 'secrets.json'), 'utf8'),
  ) as { administratorToken: string }
  for (const url of [siteUrl, studioUrl])
    for (const file of ['secrets.json', 'lake.sqlite'])
      for (const path of [
        `/@fs${testEnvironment.LAKE_DATA}/${file}`,
        `/@fs${testEnvironment.LAKE_DATA}/${file}?raw`,
      ]) {
        const body = await (await fetch(`${url}${path}`)).text()
        expect(body).not.toContain(administratorToken)
        expect(body).not.toContain('SQLite format 3')
      }
})

test('the site opens no inspector, in which others could run programs, not even with hot reload', async () => {
  const answer = await fetch(`${siteUrl}/__nextjs_attach-nodejs-inspector`)
  expect(answer.ok).toBe(false)
  expect(await answer.text()).not.toContain('ws=')
})

test('a draft is neither stored nor indexed nor shown to anyone else', async () => {
  const draft = await fetch(siteUrl, { headers: { cookie: await draftCookies() } })
  const html = await draft.text()
  expect(html).toContain(draftText)
  expect(html).toMatch(/<meta name="robots" content="noindex, nofollow"/)
  expect(draft.headers.get('x-robots-tag')).toContain('noindex')
  expect(draft.headers.get('cache-control')).toContain('no-store')
  const scripts = /script-src [^;]*/.exec(draft.headers.get('content-security-policy') ?? '')?.[0]
  if (!isDevelopment) expect(scripts).toMatch(/^script-src 'self'( 'sha256-[^' ]+')+$/)

  const others = await fetch(siteUrl)
  const published = await others.text()
  expect(published).not.toContain(draftText)
  expect(published).not.toMatch(/data-sanity|Draft mode|draft-mode\/live/)
  expect(others.headers.get('x-robots-tag')).toBeNull()
  expect(others.headers.get('content-security-policy')).toContain("frame-ancestors 'self'")
})

test('a published page loads no script of draft mode, and opens no stream', async ({ page }) => {
  const scripts: Promise<string>[] = []
  const streams: string[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text().catch(() => ''))
  })
  page.on('request', (request) => {
    if (request.resourceType() === 'eventsource') streams.push(request.url())
  })
  await page.goto('/', { waitUntil: 'networkidle' })
  const code = await Promise.all(scripts)
  expect(code.join('').length).toBeGreaterThan(100_000)
  expect(code.filter((script) => /sanity-visual-editing|draft-mode\/live/.test(script))).toEqual([])
  expect(streams).toEqual([])
})

test('a visitor sees the draft, chooses the published page, and leaves', async ({ page, context }) => {
  const seen = watch(page)
  await page.goto(await draftLink('/'))
  await expect(page).toHaveURL(`${siteUrl}/`)
  const bar = page.getByRole('complementary', { name: 'Draft mode' })
  const headline = page.getByRole('heading', { level: 1 })
  await expect(bar.getByText('Draft', { exact: true })).toBeVisible()
  await expect(headline).toContainText(draftText)

  await bar.getByRole('button', { name: 'Published' }).click()
  await expect(headline).not.toContainText(draftText)
  await expect(bar.getByRole('button', { name: 'Published' })).toHaveAttribute('aria-pressed', 'true')
  await expect(bar.getByText('What visitors see', { exact: true })).toBeVisible()
  await bar.getByRole('button', { name: 'Drafts' }).click()
  await expect(headline).toContainText(draftText)

  await bar.getByRole('link', { name: 'Leave draft mode' }).click()
  await expect(bar).toHaveCount(0)
  await expect(page).toHaveURL(`${siteUrl}/`)
  await expect(headline).not.toContainText(draftText)
  expect(await isInDraftMode(context)).toBe(false)
  expect(seen.problems.filter((problem) => problem.includes('Content Security Policy'))).toEqual([])
})
