import { beforeEach, expect, it, vi } from 'vitest'

const config = vi.hoisted(() => ({ siteUrl: '' }))
vi.mock('../config', () => ({ config }))
const { draftCookie, expiredCookies } = await import('./cookies')

const inFrame = new Headers({ 'sec-fetch-dest': 'iframe', 'sec-fetch-site': 'cross-site' })

beforeEach(() => {
  config.siteUrl = 'https://shop.example.com'
})

it('is for no script, and over HTTPS alone', () => {
  expect(draftCookie(new Headers())).toEqual({ httpOnly: true, path: '/', secure: true, sameSite: 'none' })
})

it('belongs to the Studio’s page alone when that shows the site in a frame from another site', () => {
  expect(draftCookie(inFrame)).toMatchObject({ secure: true, sameSite: 'none', partitioned: true })
})

it('goes to no other site over HTTP', () => {
  config.siteUrl = 'http://localhost:3000'
  expect(draftCookie(inFrame)).toEqual({ httpOnly: true, path: '/', secure: false, sameSite: 'lax' })
})

it('is dropped as it was set, in both kinds of jar', () => {
  const [plain, partitioned] = expiredCookies('name')
  expect(plain).toMatch(/^name=; .*Expires=Thu, 01 Jan 1970.*HttpOnly; Secure; SameSite=None$/)
  expect(partitioned).toMatch(/SameSite=None; Partitioned$/)
})
