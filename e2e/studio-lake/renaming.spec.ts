import { expect } from '@playwright/test'
import { siteUrl, studioUrl } from '../shop.ts'
import { test } from './content.ts'
import { fill, openDocument, publish } from './editor.ts'

const answerOf = async (path: string) => {
  const { status, headers } = await fetch(siteUrl + path, { redirect: 'manual' })
  const location = headers.get('location')
  return { status, leadsTo: location && location.replace(siteUrl, '') }
}

const redirects = '*[_type == "redirect" && to._ref == "test-page"]{ from, "to": to._ref }'

test('a page is renamed, its old address leads to it, and renaming back leaves no loop', async ({
  page,
  content,
}) => {
  content.removeAfter('_type == "redirect" && to._ref in ["test-page"]')
  await content.given({
    _id: 'test-page',
    _type: 'page',
    title: 'Our mill',
    route: '/our-mill',
    header: 'packaging',
    sections: [{ _key: 'a', _type: 'callToActionBand', heading: 'Visit us' }],
  })
  const to = { _type: 'reference', _ref: 'test-page' }
  const callToAction = { _type: 'link', label: 'To the mill', to }
  await content.given({
    _id: 'test-links',
    _type: 'page',
    title: 'Links',
    route: '/test-links',
    header: 'packaging',
    sections: [{ _key: 'a', _type: 'callToActionBand', heading: 'Visit us', callToAction }],
  })
  const linkOfOtherPage = async () => {
    const html = await (await fetch(`${siteUrl}/test-links`)).text()
    return /<a\b[^>]*href="([^"]*)"[^>]*>(?:<[^>]*>)*To the mill/.exec(html)?.[1]
  }
  await expect.poll(linkOfOtherPage).toBe('/our-mill')
  await openDocument(page, 'page', 'test-page')
  await page.getByRole('tab', { name: 'Address and search engines' }).click()
  await expect.poll(() => answerOf('/our-mill')).toEqual({ status: 200, leadsTo: null })
  const notice = page.getByText('The page moves from “/our-mill” to “/the-mill” when you publish.')
  await expect(notice).toHaveCount(0)
  await fill(page, 'Address', '/the-mill')
  await expect(notice).toBeVisible()
  // Nothing has moved yet.
  expect(await content.client.fetch(redirects)).toEqual([])
  await publish(page)
  await expect(notice).toHaveCount(0)
  await expect.poll(() => answerOf('/our-mill')).toEqual({ status: 308, leadsTo: '/the-mill' })
  // Letter case makes no difference in addresses.
  expect(await answerOf('/The-Mill')).toEqual({ status: 308, leadsTo: '/the-mill' })
  await expect.poll(() => answerOf('/the-mill')).toEqual({ status: 200, leadsTo: null })
  await expect.poll(linkOfOtherPage).toBe('/the-mill')
  expect(await content.client.fetch(redirects)).toEqual([{ from: '/our-mill', to: 'test-page' }])

  // A second name: the first address leads straight to it, without a chain.
  await fill(page, 'Address', '/paper-mill')
  await publish(page)
  await expect.poll(() => answerOf('/our-mill')).toEqual({ status: 308, leadsTo: '/paper-mill' })
  await expect.poll(() => answerOf('/the-mill')).toEqual({ status: 308, leadsTo: '/paper-mill' })

  await page.goto(`${studioUrl}/structure/site;redirect`)
  await expect(page.getByRole('link', { name: /\/our-mill.*leads to Our mill/ })).toBeVisible()

  await openDocument(page, 'page', 'test-page')
  await page.getByRole('tab', { name: 'Address and search engines' }).click()
  await fill(page, 'Address', '/our-mill')
  await publish(page)
  await expect.poll(() => answerOf('/our-mill')).toEqual({ status: 200, leadsTo: null })
  await expect.poll(() => answerOf('/paper-mill')).toEqual({ status: 308, leadsTo: '/our-mill' })
  expect(await answerOf('/some-mill')).toEqual({ status: 404, leadsTo: null })

  // By hand: an address that a page has is refused.
  await page.goto(`${studioUrl}/intent/create/type=redirect;template=redirect`)
  await fill(page, 'Old address', '/our-mill')
  await expect(page.getByTestId('action-publish')).toBeDisabled()
  content.removeAfter('_type == "redirect" && from == "/our-mill"')
})

test('a tag is renamed, and the old address of its posts leads to the new one', async ({ page, content }) => {
  content.removeAfter('_type == "redirect" && to._ref == "test-tag"')
  const slug = { _type: 'slug', current: 'test-cork' }
  await content.given({ _id: 'test-tag', _type: 'tag', title: 'Cork', slug, orderRank: 'z' })
  await expect.poll(() => answerOf('/blog-tag?tag=test-cork')).toEqual({ status: 200, leadsTo: null })
  await openDocument(page, 'tag', 'test-tag')
  await fill(page, 'Short name in the address', 'test-cork-oak')
  await expect(page.getByText('The page moves from “test-cork” to “test-cork-oak”')).toBeVisible()
  await publish(page)
  await expect
    .poll(() => answerOf('/blog-tag?tag=test-cork'))
    .toEqual({ status: 308, leadsTo: '/blog-tag?tag=test-cork-oak' })
  expect(await answerOf('/blog-tag?tag=Test-Cork-Oak')).toEqual({
    status: 308,
    leadsTo: '/blog-tag?tag=test-cork-oak',
  })
  expect(await answerOf('/blog-tag?tag=test-cork-oak')).toEqual({ status: 200, leadsTo: null })
})

test('a category, a product and a post lead on from their old addresses', async ({ content }) => {
  const redirect = (from: string, to: string) => ({
    _id: `test-redirect-${to}`,
    _type: 'redirect',
    from,
    to: { _type: 'reference', _ref: to, _weak: true },
  })
  const [product, post] = await content.client.fetch<{ _id: string; number: number }[]>(
    '[*[_type == "product" && number == 2][0]{ _id, number }, *[_type == "post" && number == 2][0]{ _id, number }]',
  )
  await content.given(
    redirect('/product-category?category=sacks', 'category-paper-bags'),
    redirect('/product-details/98765', product?._id ?? ''),
    redirect('/blog-details-v1/98765', post?._id ?? ''),
    // An address that a page has is ignored.
    { ...redirect('/about', 'page-faq'), _id: 'test-redirect-ignored' },
  )
  const bags = { status: 308, leadsTo: '/product-category?category=paper-bags' }
  await expect.poll(() => answerOf('/product-category?category=sacks')).toEqual(bags)
  await expect.poll(() => answerOf('/product-details?category=Sacks')).toEqual(bags)
  await expect
    .poll(() => answerOf('/product-details/98765'))
    .toEqual({ status: 308, leadsTo: '/product-details/2' })
  await expect
    .poll(() => answerOf('/blog-details-v1/98765'))
    .toEqual({ status: 308, leadsTo: '/blog-details-v1/2' })
  expect(await answerOf('/about')).toEqual({ status: 200, leadsTo: null })
})
