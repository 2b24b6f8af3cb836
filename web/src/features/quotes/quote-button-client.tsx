'use client'

import { lazy, Suspense, useEffect, useState } from 'react'
import { buttonClass } from '@/ui/button-look'
import { Link } from '@/ui/link-client'
import { Popup } from '@/ui/popup-client'
import { openQuoteList, registerPopup } from '@/visitor/quote-popup'
import { useQuoteList } from '@/visitor/use-quote-list-client'
import * as common from '@/messages/common'
import * as shell from '@/messages/shell'

const QuotePopup = lazy(() => import('./quote-popup-client'))

type QuoteButtonProps = { href: string; label: string; className?: string }

/** “Get A Quote” in the header: opens the quote list with the article that the page shows; without script, its page. */
export function QuoteButton({ href, label, className }: QuoteButtonProps) {
  const { lines } = useQuoteList()
  const [isOpen, setOpen] = useState(false)
  useEffect(() => registerPopup(() => setOpen(true)), [])
  const count = lines.length
  return (
    <>
      <Link
        href={href}
        className={buttonClass('primary', className)}
        aria-label={count > 0 ? shell.withArticles(label, count) : undefined}
        onClick={(event) => {
          const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
          if (isPlain && openQuoteList()) event.preventDefault()
        }}
      >
        {label}
        {count > 0 && (
          <span className="ms-2 min-w-6 rounded-full bg-ground px-1.5 text-center text-small text-ink tabular-nums">
            {count}
          </span>
        )}
      </Link>
      {isOpen && (
        <Popup title={shell.quoteList} look="corner" onClose={() => setOpen(false)}>
          <Suspense fallback={<p className="min-h-40">{common.oneMoment}</p>}>
            <QuotePopup />
          </Suspense>
        </Popup>
      )}
    </>
  )
}
