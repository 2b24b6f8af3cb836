import { expect, test } from '@playwright/test'
import { siteUrl } from '../shop.ts'

const addressOf = (visitor: number) => ({ 'x-forwarded-for': `198.51.100.${visitor}` })

/** The newsletter form of the home page, as a browser without script sends it, with an address that is none. */
async function wrongForm(): Promise<() => FormData> {
  const html = await (await fetch(siteUrl, { headers: addressOf(1) })).text()
  const form = /<form(?:(?!<\/form>)[^])*name="email"[^]*?<\/form>/.exec(html)?.[0] ?? ''
  const plain = (text = '') => text.replaceAll('&quot;', '"').replaceAll('&amp;', '&')
  const hidden = [...form.matchAll(/<input type="hidden" name="([^"]*)"(?: value="([^"]*)")?/g)]
  expect(hidden.length).toBeGreaterThan(0)
  return () => {
    const sent = new FormData()
    for (const [, name, value] of hidden) sent.append(plain(name), plain(value))
    sent.append('email', 'x')
    return sent
  }
}

test('a page is rendered while three visitors send forms without a pause', async () => {
  const form = await wrongForm()
  let isOver = false
  const statuses: number[] = []
  const send = async (visitor: number) => {
    while (!isOver) {
      const headers = { ...addressOf(visitor), origin: siteUrl }
      const answer = await fetch(siteUrl, { method: 'POST', headers, body: form() })
      await answer.text()
      statuses.push(answer.status)
    }
  }
  const senders = [2, 3, 4].flatMap((visitor) => Array.from({ length: 5 }, () => send(visitor)))
  try {
    await expect.poll(() => statuses.length).toBeGreaterThan(10)
    // a page that was never rendered before, for which Next.js waits until no module is being loaded
    const page = await fetch(`${siteUrl}/forms-${Date.now()}`, {
      headers: addressOf(5),
      signal: AbortSignal.timeout(20_000),
    })
    expect(page.status).toBe(404)
  } finally {
    isOver = true
    await Promise.all(senders)
  }
  expect(new Set(statuses)).toEqual(new Set([200]))
})
