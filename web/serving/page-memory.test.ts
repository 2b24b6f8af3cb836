import { expect, it } from 'vitest'
import { publishedVersion, startNextVersion } from '../src/content/lake/published-version'
import { packPage } from './page'
import { pageMemory } from './page-memory'

it('outdates a page at a publish, and compresses it again only if its HTML has changed', async () => {
  const version = publishedVersion()
  const page = await packPage(Buffer.from('<p>first</p>'), {})
  pageMemory.set('/', page, version)
  expect(pageMemory.get('/')).toBe(page)

  startNextVersion()
  expect(pageMemory.get('/')).toBeUndefined()
  pageMemory.set('/', page, version)
  expect(pageMemory.get('/'), 'rendered before the publish').toBeUndefined()

  const headers = { 'content-security-policy': "script-src 'self'" }
  const unchanged = await packPage(Buffer.from('<p>first</p>'), headers, pageMemory.last('/'))
  expect(unchanged).toEqual({ ...page, headers })
  expect(unchanged.bodies).toBe(page.bodies)
  const changed = await packPage(Buffer.from('<p>second</p>'), {}, pageMemory.last('/'))
  expect(changed.bodies.identity.toString()).toBe('<p>second</p>')
  expect(changed.bodies.br).not.toEqual(page.bodies.br)
})
