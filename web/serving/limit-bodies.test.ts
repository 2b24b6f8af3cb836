import { expect, it } from 'vitest'
import { isTooLarge, maxRequestBytes } from './limit-bodies'

const request = (url: string, length?: number) => ({
  url,
  headers: length === undefined ? {} : { 'content-length': String(length) },
})
const mebibyte = 1024 * 1024

it.each([
  ['artwork', '/quote', 10 * mebibyte],
  ['artwork with a question', '/quote?sku=KBB-01', maxRequestBytes],
  ['a form', '/contact', 60_000],
  ['a cart', '/checkout', 500_000],
  ['what a publish expires', '/api/revalidate', 500_000],
  ['a page', '/', undefined],
])('takes %s', (_, url, length) => expect(isTooLarge(request(url, length))).toBe(false))

it.each([
  ['50 MB of artwork', '/quote', 50 * mebibyte],
  ['artwork for another page', '/contact', 2 * mebibyte],
  ['long texts for a page that takes short ones', '/contact', 100_000],
  ['a page whose address begins as one of the others', '/checkout-help', 100_000],
  ['a page by the way of a route handler', '/api/../contact', 100_000],
  ['artwork for the page of a request', '/quote/abc', 2 * mebibyte],
  ['a long question', '/api/order-states', 2 * mebibyte],
  ['a longer publish than the lake sends', '/api/revalidate', mebibyte],
])('refuses %s', (_, url, length) => expect(isTooLarge(request(url, length))).toBe(true))
