import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { withScriptHashes } from './script-hashes'

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const policy = "default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'"

it('names each inline script once, and leaves styles as they are', () => {
  const html = `<script>a("<b>")</script><script src="/x.js" async=""></script><script id="y">c\nd</script>
    <script>a("<b>")</script><script type="application/ld+json">{"a":1}</script>`
  expect(withScriptHashes(policy, html)).toBe(
    `default-src 'self'; script-src 'self' ${hash('a("<b>")')} ${hash('c\nd')}; style-src 'self' 'unsafe-inline'`,
  )
})

it('allows no inline script on a page that has none', () => {
  expect(withScriptHashes(policy, '<p>text</p>')).toContain("script-src 'self';")
})
