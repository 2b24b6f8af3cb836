import { expect, test } from '@playwright/test'
import { whyNotFoundInDraft } from '../../web/src/messages/common.ts'
import { isDevelopment } from '../shop.ts'
import { draftCookies, hidden } from './draft.ts'
import { readPage, routesToRead } from './pages.ts'

/** Attributes whose text is read out or shown. */
const readAloud = new Set(['aria-label'])

test('stega is in texts only, and a draft without changes has the same content as the published page', async () => {
  test.setTimeout(240_000)
  const cookie = await draftCookies()
  const routes = await routesToRead()
  // With hot reload the main part is streamed.
  const more = isDevelopment ? [] : ['/search']
  const problems: string[] = []
  let texts = 0
  for (const route of [...routes, ...more, '/no-such-page', '/product-details?category=no-such-thing']) {
    const [draft, published] = await Promise.all([readPage(route, cookie), readPage(route)])
    texts += draft.match(hidden)?.length ?? 0
    problems.push(...strayMarks(draft).map((stray) => `${route}: ${stray}`))
    if (published.match(hidden)) problems.push(`${route}: hidden characters in the published page`)
    const shown = content(draft).filter((part) => part !== whyNotFoundInDraft)
    const expected = content(published)
    const at = expected.findIndex((part, index) => part !== shown[index])
    if (at >= 0) problems.push(`${route}: “${shown[at] ?? ''}” instead of “${expected[at] ?? ''}”`)
  }
  expect(problems).toEqual([])
  expect(texts, 'texts that can be clicked').toBeGreaterThan(1000)
})

/** Places outside of texts that contain stega. */
function strayMarks(page: string): string[] {
  const has = (text: string) => text.search(hidden) >= 0
  const found: string[] = []
  for (const [tag] of page.matchAll(/<[a-z][^>]*>/g)) {
    for (const [, name = '', value = ''] of tag.matchAll(/([\w-]+)="([^"]*)"/g)) {
      if (has(value) && !readAloud.has(name)) found.push(`${name}="${value.replaceAll(hidden, '…')}"`)
    }
  }
  const quiet = /<(head|time|title|script|style|option)\b[^>]*>(.*?)<\/\1>/gs
  for (const [, name = '', inside = ''] of page.matchAll(quiet)) if (has(inside)) found.push(`<${name}>`)
  return found
}

/** The texts, links, pictures and classes of a page's main part, in order. */
function content(page: string): string[] {
  const main =
    /<main.*<\/main>/s
      .exec(page)?.[0]
      .replaceAll(hidden, '')
      .replaceAll(/<!--.*?-->/gs, '') ?? ''
  const parts: string[] = []
  for (const [, attributes = '', text = ''] of main.matchAll(/<[a-z][\w-]*([^>]*)>|([^<>]+)(?=<)/g)) {
    for (const [attribute] of attributes.matchAll(/(?:class|href|src|srcset|datetime|value)="[^"]*"/gi)) {
      // A form's action key differs in every response.
      if (!/^value="k[0-9a-f]{32}"$/.test(attribute)) parts.push(attribute)
    }
    if (text.trim()) parts.push(text.trim())
  }
  return parts
}
