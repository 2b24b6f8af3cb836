'use client'

import { clsx } from 'clsx'
import { type ComponentType, useEffect, useState } from 'react'
import { buttonClass } from '@/ui/button-look'
import { Link } from '@/ui/link-client'
import { Popup } from '@/ui/popup-client'
import { openWithChosen, registerPopup } from '@/visitor/quote-popup'
import { QuoteCount, useQuoteCount } from './quote-count-client'
import * as shell from '@/messages/shell'

type QuoteButtonProps = { href: string; label: string; className?: string }

/** “Get A Quote” in the header: opens the quote list with the article that the page shows; without script, its page. */
export function QuoteButton({ href, label, className }: QuoteButtonProps) {
  const count = useQuoteCount() ?? 0
  const [isOpen, setOpen] = useState(false)
  const [QuotePopup, setQuotePopup] = useState<ComponentType>()
  const [problem, setProblem] = useState<string>()
  useEffect(
    () =>
      registerPopup((adding) => {
        setOpen(true)
        setProblem(undefined)
        void adding?.then((refusal) => refusal && setProblem(refusal))
        import('./quote-popup-client').then(
          (loaded) => setQuotePopup(() => loaded.default),
          () => setProblem(shell.listNotLoaded),
        )
      }),
    [],
  )
  return (
    <>
      <QuoteCount href={href} className="md:hidden" />
      <Link
        href={href}
        className={buttonClass('primary', clsx('relative', className))}
        aria-label={count > 0 ? shell.withItems(label, count) : undefined}
        onClick={(event) => {
          const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
          if (isPlain && openWithChosen()) event.preventDefault()
        }}
      >
        {label}
        {count > 0 && (
          // Over the corner, so that the header keeps its widths.
          <span className="count-badge -end-1 -top-1 border border-ground tabular-nums">{count}</span>
        )}
      </Link>
      {isOpen && (
        <Popup title={shell.quoteList} look="corner" onClose={() => setOpen(false)}>
          {problem && (
            <p role="alert" className="text-clay">
              {problem}
            </p>
          )}
          {QuotePopup ? <QuotePopup /> : <p className="min-h-40">{!problem && shell.oneMoment}</p>}
        </Popup>
      )}
    </>
  )
}
