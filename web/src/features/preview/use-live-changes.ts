'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useEffectEvent, useRef, useTransition } from 'react'

/** Milliseconds until a stream that was refused is asked for again. */
const waitMs = 5000

/**
 * Refreshes the page when a document in the lake changes, drafts included. A hidden tab closes its event stream, since a
 * browser opens at most six HTTP/1.1 connections per host, and refreshes when it becomes visible.
 */
export function useLiveChanges(): void {
  const router = useRouter()
  const [isRefreshing, startTransition] = useTransition()
  const isStale = useRef(false)

  const refresh = useEffectEvent(() => {
    isStale.current = isRefreshing
    if (!isRefreshing) startTransition(() => router.refresh())
  })

  // A change during a refresh triggers another refresh after it.
  useEffect(() => {
    if (!isRefreshing && isStale.current) refresh()
  }, [isRefreshing])

  useEffect(() => {
    let stream: EventSource | undefined
    let again: ReturnType<typeof setTimeout> | undefined
    // A page that was opened in the background shows what there was then.
    let isFirst = !document.hidden
    const open = () => {
      if (stream || document.hidden) return
      stream = new EventSource('/api/draft-mode/live')
      stream.addEventListener('message', refresh)
      stream.addEventListener('restart', refresh)
      stream.addEventListener('error', () => {
        // After an answer that is none, such as that of a proxy while the site restarts, a browser gives up.
        if (stream?.readyState !== EventSource.CLOSED) return
        close()
        again = setTimeout(open, waitMs)
      })
      stream.addEventListener('welcome', () => {
        if (!isFirst) refresh()
        isFirst = false
      })
    }
    const close = () => {
      clearTimeout(again)
      stream?.close()
      stream = undefined
      isFirst = false
    }
    const onVisibilityChange = () => (document.hidden ? close() : open())
    open()
    document.addEventListener('visibilitychange', onVisibilityChange)
    return () => {
      document.removeEventListener('visibilitychange', onVisibilityChange)
      close()
    }
  }, [])
}
