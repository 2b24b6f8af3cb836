import { beforeEach, expect, it, vi } from 'vitest'
import type { fetchDerived } from '../lake/derived'
import { LakeUnavailableError } from '../lake/fetch'
import { followRedirect, targetOf } from './redirects'

vi.mock('../lake/fetch', () => ({ LakeUnavailableError: class extends Error {} }))
vi.mock('../lake/derived', () => ({
  fetchDerived: async (...[query, , derive]: Parameters<typeof fetchDerived>) =>
    derive((await fetchOf(query)) as never),
}))

const fetchOf = vi.fn<(query: string) => Promise<unknown>>()
const about = { _type: 'page', _id: 'page-about', route: '/about' }
const trays = { _type: 'category', _id: 'trays', slug: 'trays', childCount: 0, hasDetails: true }
const bags = { _type: 'category', _id: 'bags', slug: 'bags', childCount: 2, hasDetails: false }

beforeEach(() => {
  fetchOf.mockReset().mockResolvedValue([
    { from: '/Our-Story', to: about },
    { from: '/old-shop/', to: about },
    { from: '/both', to: about },
    { from: '/both/', to: { ...about, route: '/list' } },
    { from: '/gone', to: null },
    { from: '/about', to: about },
    { from: '/product-details?category=old', to: { ...about, route: '/details' } },
    { from: '/product-category?category=old', to: { ...about, route: '/list' } },
    { from: '/product-details?category=foam', to: trays },
    { from: '/product-category?category=cups', to: trays },
    { from: '/product-details?category=sacks', to: bags },
  ])
})

it('leads to the current address of the document, ignoring letter case', async () =>
  expect([await targetOf(['/our-story']), await targetOf(['/OUR-story'])]).toEqual(['/about', '/about']))

it('leads from an address that was written with “/” at its end', async () =>
  expect([await targetOf(['/old-shop']), await targetOf(['/both'])]).toEqual(['/about', '/about']))

it('prefers the redirect of the canonical address', async () =>
  expect(await targetOf(['/product-category?category=old', '/product-details?category=old'])).toBe('/list'))

it.each([
  ['its details', 'details', 'category', 'foam', '/product-details?category=trays'],
  ['its listing', 'category', 'details', 'foam', '/product-category?category=trays'],
  [
    'its details, from a listing that was moved',
    'category',
    'details',
    'cups',
    '/product-details?category=trays',
  ],
  ['the only page that is left', 'details', 'category', 'sacks', '/product-category?category=bags'],
])('leads from each page of a category to %s', async (_, asked, other, slug, href) =>
  expect(await targetOf([`/product-${asked}?category=${slug}`, `/product-${other}?category=${slug}`])).toBe(
    href,
  ),
)

it.each(['/unknown', '/gone', '/about'])('leads nowhere from %s', async (address) =>
  expect(await targetOf([address])).toBeUndefined(),
)

it('answers 308', async () => {
  const answer = followRedirect('/our-story')
  await expect(answer).rejects.toMatchObject({
    digest: expect.stringMatching(/^NEXT_REDIRECT;.*;\/about;308/),
  })
})

it('leaves an unknown address alone while the lake is down', async () => {
  fetchOf.mockImplementation(() => Promise.reject(new LakeUnavailableError()))
  await expect(followRedirect('/our-story')).resolves.toBeUndefined()
})

it('leads to an address with letters of any script, encoded for the header', async () => {
  fetchOf.mockResolvedValue([{ from: '/bags', to: { ...about, route: '/сумки/taschen%20neu?größe=1' } }])
  const { digest } = (await followRedirect('/bags').catch((error: unknown) => error)) as { digest: string }
  expect(digest).toContain('/%D1%81%D1%83%D0%BC%D0%BA%D0%B8/taschen%20neu?gr%C3%B6%C3%9Fe=1')
})
