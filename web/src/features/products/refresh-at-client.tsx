'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'

/** How long after the moment, in milliseconds: long enough for clocks that differ a little, and not the same for all visitors. */
const delay = () => 1500 + Math.random() * 5000

/** The longest time for which a browser waits, in milliseconds; a page that is open for weeks is reloaded sooner. */
const maxWait = 2 ** 31 - 1

/** Fetches the page again once a moment has passed while it was open, such as the end of a sale: its prices are other ones then. */
export function RefreshAt({ moment }: { moment: string }) {
  const router = useRouter()
  useEffect(() => {
    const left = Date.parse(moment) - Date.now()
    const wait = left + delay()
    if (!(left > 0) || wait > maxWait) return
    const timer = setTimeout(() => router.refresh(), wait)
    return () => clearTimeout(timer)
  }, [moment, router])
  return null
}
