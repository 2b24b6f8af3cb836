import { useLayoutEffect } from 'react'

/** The origins that may show a page of draft mode in a frame (security-headers.ts), and the page itself. */
const isTrusted = (origin: string, studioUrl: string) =>
  origin === window.location.origin ||
  origin === new URL(studioUrl).origin ||
  /^http:\/\/localhost(?::\d+)?$/.test(origin)

/** Drops the messages of every window but the Studio's. @returns a function that ends this */
export function dropForeignMessages(studioUrl: string): () => void {
  const drop = (message: MessageEvent) => {
    if (!isTrusted(message.origin, studioUrl)) message.stopImmediatePropagation()
  }
  window.addEventListener('message', drop, { capture: true })
  return () => window.removeEventListener('message', drop, { capture: true })
}

/**
 * Accepts messages of the Studio only: the overlays would respond to any window that opened the page, disclose titles and
 * ids of drafts to it, and follow its navigation. It runs before the effects in which they start to listen.
 */
export function useStudioMessagesOnly(studioUrl: string): void {
  useLayoutEffect(() => dropForeignMessages(studioUrl), [studioUrl])
}
