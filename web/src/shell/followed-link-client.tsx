'use client'

import { usePathname, useSearchParams } from 'next/navigation'
import { useLayoutEffect, useRef } from 'react'
import { firstShown } from '@/ui/focus-main'
import { takeLastTransition } from './last-transition'

/**
 * After a followed link: shows the page from its top and moves the focus to its main heading, from which screen readers
 * and the Tab key go on. Next scrolls only as far as the content's edge and leaves the focus where it was. An address with
 * a hash, back, forward and a replaced address keep their place.
 */
export function FollowedLink() {
  const address = `${usePathname()}?${useSearchParams()}`
  const shown = useRef(address)
  useLayoutEffect(() => {
    if (shown.current === address) return
    shown.current = address
    if (takeLastTransition() !== 'push' || location.hash) return
    scrollTo({ top: 0, behavior: 'instant' })
    const heading = firstShown('main h1')
    if (!heading) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }, [address])
  return null
}
