import type { OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { headersOfPage, type RenderedText } from './page.ts'

/** An answer that is the same for all who ask for its address. */
export type SharedAnswer = { text: RenderedText; headers: OutgoingHttpHeaders }

type Rendering = { version: number; answer: Promise<SharedAnswer | undefined> }

/** Seconds. A page with a shorter lifetime is not kept in memory. */
const minLifetime = 300

/** Milliseconds in which an answer is given to others, too: those that wait begin one after the other, while the page is on its way to memory. */
const sharedFor = 1000

/** By address, what is rendered now, or was a moment ago. */
const running = new Map<string, Rendering>()

/**
 * What another request for a page is answered with, which is being rendered now or was a moment ago. After each publish many ask at once for the same
 * page: of one with a thousand cards, each answer would otherwise take a tenth of a second of the processor.
 * @param version the published version at the moment of the call: what began before a publish is not shared after it
 * @returns nothing when no such request is being answered, or its answer turns out to be for it alone
 */
export function answerOfOther(
  address: string,
  version: number,
): Promise<SharedAnswer | undefined> | undefined {
  const rendering = running.get(address)
  return rendering?.version === version ? rendering.answer : undefined
}

/** Announces that a page is being rendered. `share` gives its answer to those who wait for it; only the first call counts. */
export function beginRendering(address: string, version: number): (answer?: SharedAnswer) => void {
  const { promise, resolve } = Promise.withResolvers<SharedAnswer | undefined>()
  const rendering = { version, answer: promise }
  running.set(address, rendering)
  const forget = () => {
    if (running.get(address) === rendering) running.delete(address)
  }
  let isCalled = false
  return (answer) => {
    if (isCalled) return
    isCalled = true
    resolve(answer)
    if (answer) setTimeout(forget, sharedFor).unref()
    else forget()
  }
}

/** What others can be answered with, too. */
export const sharedAnswer = (response: ServerResponse, text: RenderedText): SharedAnswer | undefined =>
  isForAll(response) ? { text, headers: headersOfPage(response.getHeaders()) } : undefined

/** Whether Next.js keeps a page for at least `minLifetime`, so that it depends on nothing but its address, and it is not outdated. */
export function isForAll(response: ServerResponse): boolean {
  const [, lifetime] = /s-maxage=(\d+)/.exec(String(response.getHeader('cache-control'))) ?? []
  return (
    response.statusCode === 200 &&
    /^(?:HIT|MISS)$/.test(String(response.getHeader('x-nextjs-cache'))) &&
    !response.hasHeader('set-cookie') &&
    Number(lifetime ?? 0) >= minLifetime
  )
}
