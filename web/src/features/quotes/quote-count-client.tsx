'use client'

import { clsx } from 'clsx'
import { useSyncExternalStore } from 'react'
import { CountBadge } from '@/ui/count-badge'
import { Icon } from '@/ui/icons/icon'
import { Link } from '@/ui/link-client'
import { quoteCountStore } from '@/visitor/quote-count'
import * as shell from '@/messages/shell'

/** The number of lines on the quote list; undefined until the browser has read it. */
export const useQuoteCount = (): number | undefined =>
  useSyncExternalStore(
    quoteCountStore.subscribe,
    () => quoteCountStore.get() ?? 0,
    () => undefined,
  )

/**
 * The quote list in a header that has no room for “Get A Quote”; only a list with items is shown. Until the list is read,
 * the mark of the first paint keeps its place (`.kept-quote-list`), so that the icons beside it do not move.
 */
export function QuoteCount({ href, className }: { href: string; className?: string }) {
  const count = useQuoteCount()
  if (count === 0) return null
  return (
    <Link
      href={href}
      aria-label={count === undefined ? shell.quoteList : shell.quoteListWith(count)}
      className={clsx('icon-button', count === undefined && 'kept-quote-list', className)}
    >
      <Icon name="scroll-text" className="size-5" />
      {count !== undefined && <CountBadge count={count} />}
    </Link>
  )
}
