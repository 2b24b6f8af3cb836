import type { OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { headersOfPage, type RenderedText } from './page.ts'

/** An answer that is the same for all who ask for its address. */
export type SharedAnswer = { text: RenderedText; headers: OutgoingHttpHeaders }

type Rendering = { version: number; answer: Promise<SharedAnswer | undefined> }

/** By address, what is rendered now. */
const running = new Map<string, Rendering>()

/**
 * What another request for a page, which is being rendered now, will be answered with. After each publish many ask at once for the same
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
  return (answer) => {
    resolve(answer)
    if (running.get(address) === rendering) running.delete(address)
  }
}

/** What others can be answered with, too: Next.js keeps such a page, so it depends on nothing but its address. */
export function sharedAnswer(response: ServerResponse, text: RenderedText): SharedAnswer | undefined {
  const isForAll =
    response.statusCode === 200 && response.hasHeader('x-nextjs-cache') && !response.hasHeader('set-cookie')
  return isForAll ? { text, headers: headersOfPage(response.getHeaders()) } : undefined
}
