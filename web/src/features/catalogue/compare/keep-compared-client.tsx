'use client'

import { useEffect } from 'react'
import { compareStore } from '@/visitor/compare-store'

/** The comparison that is open is the visitor's comparison from then on. */
export function KeepCompared({ slugs }: { slugs: string[] }) {
  const text = slugs.join(',')
  useEffect(() => compareStore.set(text === '' ? null : text.split(',')), [text])
  return null
}
