import { expect, type Page } from '@playwright/test'
import { ownOrigins } from './shop.ts'

/** Checks that a page sends no request outside and logs no error. */
export type Watch = { outside: string[]; problems: string[] }

/** Records every request to an outside host and every console error or warning of the page. */
export function watch(page: Page): Watch {
  const seen: Watch = { outside: [], problems: [] }
  const note = (address: string) => {
    const url = new URL(address)
    if (['data:', 'blob:', 'about:'].includes(url.protocol)) return
    if (!ownOrigins.has(url.origin)) seen.outside.push(address)
  }
  page.on('request', (request) => note(request.url()))
  page.on('websocket', (socket) => note(socket.url()))
  page.on('pageerror', (error) => seen.problems.push(error.message))
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) seen.problems.push(message.text())
  })
  return seen
}

/** Fails when the page sent a request to an outside host. */
export function expectNoOutsideRequest(seen: Watch): void {
  expect(seen.outside, 'requests to outside hosts').toEqual([])
}
