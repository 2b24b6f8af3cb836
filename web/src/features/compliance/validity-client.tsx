'use client'

import { useSyncExternalStore } from 'react'
import * as messages from '@/messages/compliance'

const never = () => () => {}

/** Says that a document has expired. The page may be older than that day, so the browser's clock decides. */
export function Expired({ validUntil }: { validUntil: string }) {
  const hasExpired = useSyncExternalStore(
    never,
    () => new Date().toISOString().slice(0, 10) > validUntil,
    () => false,
  )
  return hasExpired ? <strong className="font-medium text-clay"> {messages.expired}</strong> : null
}
