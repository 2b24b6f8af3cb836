import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import { layoutShift } from '../layout-shift.ts'
import { siteUrl } from '../shop.ts'

const piece = 1_000
const pauseMilliseconds = 30

/** A proxy with a slow connection: HTML arrives in pieces, and the browser paints what it has. */
let line: Server
test.beforeAll(async () => {
  line = createServer((asked, answered) => {
    const headers = { ...asked.headers, 'accept-encoding': 'identity' }
    const passed = request(new URL(asked.url ?? '/', siteUrl), { method: asked.method, headers })
    passed.on('response', (response) => void inPieces(response, answered))
    asked.pipe(passed)
  })
  await new Promise<void>((resolve) => line.listen(0, 'localhost', resolve))
})
test.afterAll(() => {
  line.closeAllConnections()
  line.close()
})

/** Forwards HTML in pieces, everything else unchanged. */
async function inPieces(response: IncomingMessage, answered: ServerResponse): Promise<void> {
  answered.writeHead(response.statusCode ?? 502, response.headers)
  if (!response.headers['content-type']?.startsWith('text/html')) {
    response.pipe(answered)
    return
  }
  const html = await buffer(response)
  for (let start = 0; start < html.length; start += piece) {
    answered.write(html.subarray(start, start + piece))
    await sleep(pauseMilliseconds)
  }
  answered.end()
}

for (const path of [
  '/',
  '/index-v2',
  '/index-v3',
  '/index-v4',
  '/index-v5',
  '/index-v6',
  '/about',
  '/product-details?category=kraft-bags-brown',
]) {
  test(`nothing moves on ${path} while its HTML arrives`, async ({ page }) => {
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(`http://localhost:${(line.address() as AddressInfo).port}${path}`)
      expect(await layoutShift(page), `layout shift at ${width} px`).toBeLessThanOrEqual(0.02)
    }
  })
}

test('scripts wait for the pictures of the first screen, then each is loaded once', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (asked) => {
    if (asked.resourceType() === 'script') scripts.push(asked.url())
  })
  const held = Promise.withResolvers<void>()
  await page.route('**/cdn/**', async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  await sleep(1000)
  expect(scripts).toEqual([])
  held.resolve()
  await expect.poll(() => new Set(scripts).size).toBeGreaterThan(5)
  expect(new Set(scripts).size).toBe(scripts.length)
})

test('browsers are told to compile the first scripts while they load', async ({ page, request }) => {
  await page.goto('/')
  await expect(page.locator('head script[src][async]').first()).toBeAttached()
  const addresses = await page
    .locator('head script[src][async]')
    .evaluateAll((scripts) => scripts.map((script) => (script as HTMLScriptElement).src))
  const scripts = await Promise.all(addresses.map(async (address) => (await request.get(address)).text()))
  const bytes = (texts: string[]) => texts.join('').length
  const told = scripts.filter((script) => script.startsWith('//# allFunctionsCalledOnLoad\n'))
  expect(bytes(told)).toBeGreaterThan(0.8 * bytes(scripts))
})
