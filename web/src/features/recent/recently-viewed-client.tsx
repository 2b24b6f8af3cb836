'use client'

import { type ComponentType, useEffect, useRef, useState } from 'react'
import { type RecentItem, recentFor } from '@/content/recent/recent'

/**
 * What the visitor looked at before, at the end of a page; the open page is remembered, too. The list's script is loaded only
 * when there is something to show, and the list is inserted while its place is below the screen, so that nothing moves.
 */
export function RecentlyViewed({ item }: { item: RecentItem }) {
  const place = useRef<HTMLDivElement>(null)
  const [List, setList] = useState<ComponentType<{ href: string }>>()
  useEffect(() => {
    const left = new AbortController()
    const show = async () => {
      const { keepRecent, recentStore } = await import('@/visitor/recent-store')
      keepRecent(item)
      if (recentFor(recentStore.get() ?? [], item.href).length === 0) return
      const { RecentList } = await import('./recent-list-client')
      if (place.current) await belowScreen(place.current, left.signal)
      if (!left.signal.aborted) setList(() => RecentList)
    }
    // Without connection the page is not remembered, and nothing else is lost.
    show().catch(() => {})
    return () => left.abort()
  }, [item])
  return (
    <div ref={place} className="print:hidden">
      {List && <List href={item.href} />}
    </div>
  )
}

/** Waits until an element is below the screen. */
function belowScreen(element: Element, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver((entries) => {
      const { isIntersecting, boundingClientRect } = entries.at(-1) ?? {}
      if (isIntersecting || (boundingClientRect?.top ?? 0) < innerHeight) return
      observer.disconnect()
      resolve()
    })
    observer.observe(element)
    signal.addEventListener('abort', () => observer.disconnect())
  })
}
