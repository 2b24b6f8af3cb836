import { expect, it } from 'vitest'
import { linkHref } from './link'

it.each(['https://example.com/a', 'http://example.com', 'mailto:a@example.com', 'tel:+1555'])(
  'leads to %s',
  (url) => expect(linkHref({ url })).toBe(url),
)

it('leads to no address of thousands of characters, which menus would repeat on each page', () => {
  expect(linkHref({ url: `https://example.com/${'a'.repeat(1000)}` })).toBeUndefined()
})

it.each([
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  '//evil.example',
  '',
])('leads nowhere for %j, which the Studio does not accept', (url) =>
  expect(linkHref({ url })).toBeUndefined(),
)
