'use client'

import { screenHref } from '@shop/studio/routes'
import { useState } from 'react'
import type { NewQuoteLine } from '@/content/quotes/list'
import { announce } from '@/ui/announce'
import { Link } from '@/ui/link-client'
import { addToQuote } from '@/visitor/quote-popup'
import * as messages from '@/messages/catalogue'

const look = 'text-link relative z-1 w-fit text-small'

/** Adds the cheapest size of a card's item to the quote list, in its smallest order. */
export function CardToQuote({ line }: { line: NewQuoteLine }) {
  const [isAdded, setAdded] = useState(false)
  const [problem, setProblem] = useState<string>()
  const { name, size } = line.seen
  return (
    <span className="needs-script flex flex-wrap items-center gap-x-3">
      <button
        type="button"
        aria-label={messages.addNamedToQuote([name, size].filter(Boolean).join(', '))}
        className={look}
        onClick={() => {
          void addToQuote(line).then((refusal) => {
            setProblem(refusal)
            setAdded(!refusal)
            announce(refusal ?? messages.addedToQuoteList)
          })
        }}
      >
        {messages.addToQuote}
      </button>
      {problem && <span className="text-small text-clay">{problem}</span>}
      {isAdded && (
        <Link href={screenHref('quote')} className={look}>
          {messages.addedViewList}
        </Link>
      )}
    </span>
  )
}
