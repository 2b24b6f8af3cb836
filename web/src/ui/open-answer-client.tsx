'use client'

import { useEffect } from 'react'

/**
 * Opens the answer that the address names, and brings it into view. Browsers do it by themselves, but not reliably while a page
 * hydrates.
 */
export function OpenAnswer() {
  useEffect(() => {
    const follow = () => {
      const answer = document.getElementById(location.hash.slice(1))
      const entry = answer?.closest('details')
      if (!entry) return
      const { top, bottom } = entry.getBoundingClientRect()
      const isInView = top >= 0 && bottom <= innerHeight
      if (entry.open && isInView) return
      entry.open = true
      entry.scrollIntoView({ block: 'start' })
    }
    follow()
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [])
  return null
}
