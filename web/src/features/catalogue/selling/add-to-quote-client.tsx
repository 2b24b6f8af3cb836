'use client'

import { useEffect, useMemo, useState } from 'react'
import type { NewQuoteLine } from '@/content/quotes/list'
import { piecesPerOrder } from '@/content/selling/price'
import type { Article, Terms, UnitKey } from '@/content/selling/types'
import { countOf } from '@/content/selling/words'
import { Button } from '@/ui/button'
import { addToQuote, setChosen } from '@/visitor/quote-popup'
import { QuoteListLink } from './quote-list-link-client'
import * as messages from '@/messages/catalogue'

type AddToQuoteProps = {
  name: string
  article: Article
  terms: Terms
  unit: UnitKey
  /** In that unit, as it was typed. */
  count: number
  /** The same in order units, rounded up to what can be ordered. */
  quantity: number
}

/** Adds the choice of the price panel to the quote list. */
export function AddToQuote({ name, article, terms, unit, count, quantity }: AddToQuoteProps) {
  const [added, setAdded] = useState('')
  const [problem, setProblem] = useState<string>()
  const { orderUnit } = terms
  const isEven = quantity * piecesPerOrder(article, orderUnit) === count * (article.pieces[unit] ?? 1)
  const chosen = isEven ? unit : orderUnit
  const amount = isEven ? count : quantity
  const line = useMemo(
    (): NewQuoteLine => ({
      sku: article.sku,
      unit: chosen,
      quantity: amount,
      pieces: article.pieces,
      seen: { name, size: article.size, price: article.price },
    }),
    [article, chosen, amount, name],
  )
  useEffect(() => setChosen(line), [line])
  return (
    <div className="needs-script flex flex-wrap items-center gap-x-5 gap-y-2">
      <Button
        className="w-full"
        onClick={() => {
          void addToQuote(line).then((refusal) => {
            setProblem(refusal)
            setAdded(refusal ? '' : `${countOf(amount, chosen, terms)}, ${article.size}`)
          })
        }}
      >
        {messages.addToQuote}
      </Button>
      <output className="flex flex-wrap items-center gap-x-3 text-small">
        {problem && <span className="text-clay">{problem}</span>}
        {added && (
          <>
            <bdi>{messages.addedToList(added)}</bdi>
            <QuoteListLink>{messages.viewQuoteList}</QuoteListLink>
          </>
        )}
      </output>
    </div>
  )
}
