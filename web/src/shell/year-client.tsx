'use client'

import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** The current year, also on a page that was rendered last year. */
export function Year({ rendered }: { rendered: number }) {
  const year = useSyncExternalStore(
    never,
    () => new Date().getFullYear(),
    () => rendered,
  )
  return <>{year}</>
}
