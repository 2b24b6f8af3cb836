'use client'

import { useBrowserValue } from '@/ui/use-browser-value'
import * as messages from '@/messages/compliance'

/** Says that a document has expired. The page may be older than that day, so the browser's clock decides. */
export function Expired({ validUntil }: { validUntil: string }) {
  const hasExpired = useBrowserValue(() => new Date().toISOString().slice(0, 10) > validUntil, false)
  return hasExpired ? <strong className="font-medium text-clay"> {messages.expired}</strong> : null
}
