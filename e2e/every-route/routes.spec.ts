import { expect, test } from '@playwright/test'
import { siteUrl } from '../shop.ts'
import { everyKindOfRoute } from '../routes.ts'
import { portfolioHref, postHref, productHref } from '../../studio/routes/index.ts'

/** Every layout of a post or a work has the address of the first one; a bare address shows number 1. */
const canonicalOf = (route: string) => {
  if (route === '/product-detailsss') return productHref(1)
  if (route.startsWith('/blog-details')) return postHref(1)
  if (route.startsWith('/portfolio-details')) return portfolioHref(1)
  return route === '/' ? '' : route
}

test('every route of the routes module answers under its canonical address', async ({ request }) => {
  const answers = await Promise.all(
    everyKindOfRoute.map(async (route) => {
      const response = await request.get(route, { maxRedirects: 0 })
      const [, canonical = ''] = /<link rel="canonical" href="([^"]*)"/.exec(await response.text()) ?? []
      return { route, status: response.status(), canonical: canonical.replaceAll('&amp;', '&') }
    }),
  )
  expect(answers).toEqual(
    everyKindOfRoute.map((route) => ({
      route,
      status: 200,
      canonical: `${siteUrl}${canonicalOf(route)}`,
    })),
  )
})
