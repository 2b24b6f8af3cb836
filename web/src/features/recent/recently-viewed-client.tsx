'use client'

import { type ComponentType, useEffect, useRef, useState } from 'react'
import type { RecentItem } from '@/content/recent/recent'

/** The list is loaded before it comes into view. */
const ahead = '800px'

/**
 * What the visitor looked at before, at the end of a page; the open page is remembered, too. Script and list come only when
 * the visitor scrolls near, so that they cost nothing before.
 */
export function RecentlyViewed({ item }: { item: RecentItem }) {
  const place = useRef<HTMLDivElement>(null)
  const [List, setList] = useState<ComponentType<{ href: string }>>()
  useEffect(() => {
    // Without connection the page is not remembered, and nothing else is lost.
    import('@/visitor/recent-store').then(({ keepRecent }) => keepRecent(item)).catch(() => {})
  }, [item])
  useEffect(() => {
    if (!place.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        import('./recent-list-client').then(({ RecentList }) => setList(() => RecentList)).catch(() => {})
      },
      { rootMargin: ahead },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={place} className="print:hidden">
      {List && <List href={item.href} />}
    </div>
  )
}
