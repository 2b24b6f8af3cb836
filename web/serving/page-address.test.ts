import { expect, it } from 'vitest'
import nextConfig from '../next.config'
import { proxy, config as proxied } from '../src/proxy'
import { NextRequest } from 'next/server'
import { pageAddress } from './page-address'

const addressOf = (url: string) => pageAddress(url)?.address

it.each([
  ['/about', '/about'],
  ['/about?x=1&category=bags', '/about'],
  ['/compliance?', '/compliance'],
  ['/llms.txt?x=1', '/llms.txt'],
  ['/compliance?x=page', '/compliance'],
  ['/compliance?x&pages=2', '/compliance'],
  ['/product-category?x=1', '/product-category'],
  ['/product-category?x=1&category=bags', '/product-category?category=bags'],
  ['/product-details?category=bags&page=2', '/product-details?category=bags'],
])('%s shows the page of %s', (url, address) => expect(addressOf(url)).toBe(address))

it.each([
  '/compliance?page=2',
  '/compliance?x=1&%70age=2',
  '/samples?sku',
  '/product-category?category=bags&page=2',
  '/product-category?category=bags&category=cups',
  '/product-category?category=a/b',
  '/Product-Category?category=bags',
  '/about#a?x',
  '/%61bout?x=1',
])('%s may show another page', (url) => expect(addressOf(url)).toBeUndefined())

it('keeps no page of an address with a parameter that Next.js uses itself', () =>
  expect(
    ['_rsc', '__nextDataReq', 'nxtProute', 'x'].map((key) => pageAddress(`/about?${key}=1`)?.isExact),
  ).toEqual([false, false, false, true]))

it('keeps a text whatever the parameters, as it has one form', () =>
  expect(pageAddress('/llms.txt?_rsc=1')).toEqual({ address: '/llms.txt', isExact: true }))

it('leaves every address that a parameter leads elsewhere to Next.js', async () => {
  const { beforeFiles } = (await nextConfig.rewrites()) as { beforeFiles: Rule[] }
  const rules = [...beforeFiles, ...((await nextConfig.redirects()) as Rule[])].filter(({ has }) => has)
  expect(rules.length).toBeGreaterThan(20)
  for (const { source, has = [] } of rules) {
    const query = has.map(({ key }) => `${key}=bags`).join('&')
    for (const path of [source.replace('/:number*', ''), source.replace(':number*', '3')]) {
      const address = addressOf(`${path}?${query}&x=1`)
      expect([path, query, address ?? `${path}?${query}`]).toEqual([path, query, `${path}?${query}`])
    }
  }
})

it('leaves every address that the proxy redirects to Next.js', () => {
  const paths = proxied.matcher.filter((path) => !path.includes('('))
  expect(paths.length).toBeGreaterThan(3)
  for (const path of paths) {
    const isRedirect = proxy(new NextRequest(`http://localhost${path}?x=1`)).status === 308
    expect([path, addressOf(`${path}?x=1`)]).toEqual([path, isRedirect ? undefined : path])
  }
})

type Rule = { source: string; has?: { key: string }[] }
