'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useEffectEvent, useRef, useTransition } from 'react'

/**
 * Renders the page anew whenever a document changes in the lake, drafts included. A hidden tab lets its stream go, since
 * a browser opens six connections to one host only, and catches up when it is seen again.
 */
export function useLiveChanges(): void {
  const router = useRouter()
  const [isRefreshing, startTransition] = useTransition()
  const isBehind = useRef(false)

  const refresh = useEffectEvent(() => {
    isBehind.current = isRefreshing
    if (!isRefreshing) startTransition(() => router.refresh())
  })

  // A change that came while the page was being rendered is shown right after.
  useEffect(() => {
    if (!isRefreshing && isBehind.current) refresh()
  }, [isRefreshing])

  useEffect(() => {
    let stream: EventSource | undefined
    let isFirst = true
    const open = () => {
      if (stream || document.hidden) return
      stream = new EventSource('/api/draft-mode/live')
      stream.addEventListener('message', refresh)
      stream.addEventListener('restart', refresh)
      stream.addEventListener('welcome', () => {
        if (!isFirst) refresh()
        isFirst = false
      })
    }
    const close = () => {
      stream?.close()
      stream = undefined
    }
    const follow = () => (document.hidden ? close() : open())
    open()
    document.addEventListener('visibilitychange', follow)
    return () => {
      document.removeEventListener('visibilitychange', follow)
      close()
    }
  }, [])
}
