import { expect } from '@playwright/test'
import { isDevelopment, siteUrl } from '../shop.ts'

/** The address of every page of the site, below its own, from the site map. */
export async function allRoutes(): Promise<string[]> {
  const sitemap = await (await fetch(`${siteUrl}/sitemap.xml`)).text()
  return Array.from(
    sitemap.matchAll(/<loc>(.*?)<\/loc>/g),
    ([, address = '']) => address.replaceAll('&amp;', '&').replace(siteUrl, '') || '/',
  )
}

/** Whether a page is one of the catalogue's. */
export const isCatalogue = (route: string) => /^\/product-(?:category|details)(?:\?|$)/.test(route)

/**
 * Pages to look at one by one: all of them, and with hot reload, which renders a page at every request, every kind of page and
 * each tenth of the catalogue's.
 */
export async function routesToRead(): Promise<string[]> {
  const routes = await allRoutes()
  expect(routes.length).toBeGreaterThan(100)
  return isDevelopment ? routes.filter((route, index) => !isCatalogue(route) || index % 10 === 0) : routes
}

/** The HTML of a page with everything that its scripts read, such as menus that are not open. */
export async function readAll(route: string): Promise<string> {
  return (await fetch(siteUrl + route)).text()
}

/** The HTML of a page without what only its scripts read; structured data stays. */
export async function readPage(route: string, cookie?: string): Promise<string> {
  const html = await (await fetch(siteUrl + route, { headers: cookie ? { cookie } : {} })).text()
  return html.replaceAll(/<script(?![^>]*ld\+json)[^>]*>.*?<\/script>/gs, '')
}
