'use client'

import { type ReactNode, useId, useState } from 'react'
import { formatCents } from '@/content/money/format'
import { maxCount } from '@/content/quotes/bounds'
import type { SampleItem } from '@/content/sample-requests/types'
import { orderUnitsFor } from '@/content/selling/price'
import type { Article, Terms, UnitKey } from '@/content/selling/types'
import { countOf } from '@/content/selling/words'
import { Field } from '@/ui/field'
import { SizeButtons } from '../size-buttons-client'
import { AddToQuote } from './add-to-quote-client'
import { AddSample } from './add-sample-client'
import { PriceResult } from './price-result'
import { UnitLadder } from './unit-ladder'
import * as messages from '@/messages/catalogue'
import * as common from '@/messages/common'
import * as printing from '@/messages/printing'
import { useChosenArticle } from './chosen-article-client'
import { useArticleOfAddress } from './use-article-of-address-client'

type PricePanelProps = {
  name: string
  articles: Article[]
  terms: Terms
  sample?: SampleItem
  /** Where the page shows what the item costs with the customer's print. */
  printedHref?: string
  /** What else can be done with the item, beside the buttons. */
  children?: ReactNode
}

/**
 * Size, unit and quantity with what they cost. The server renders the first size in the smallest order, so that the
 * prices are there without script; the fields appear with it.
 */
export function PricePanel({ name, articles, terms, sample, printedHref, children }: PricePanelProps) {
  const { article, choose: chooseSku } = useChosenArticle(articles)
  const [unit, setUnit] = useState<UnitKey>(terms.orderUnit)
  const [typed, setTyped] = useState(String(terms.minimum))
  const hint = useId()
  const panel = useArticleOfAddress(articles, chooseSku)
  if (!article) return null
  const count = Math.min(Math.max(1, Math.floor(Number(typed)) || 1), maxCount)
  const quantity = orderUnitsFor(count, unit, article, terms)
  const choose = (size: string) => {
    const chosen = articles.find((each) => each.size === size)
    if (chosen) chooseSku(chosen.sku)
  }
  // The quantity stays what it was in pieces as far as the new unit allows.
  const chooseUnit = (next: UnitKey) => {
    const pieces = count * (article.pieces[unit] ?? 1)
    setUnit(next)
    setTyped(String(Math.max(1, Math.ceil(pieces / (article.pieces[next] ?? 1)))))
  }
  return (
    <section ref={panel} aria-label={common.price} className="flex flex-col gap-6">
      <SizeButtons sizes={articles.map(({ size }) => size)} chosen={article.size} onChoose={choose} />
      <p className="text-small">
        {messages.article} <strong className="font-medium text-ink">{article.sku}</strong>
        {article.fills && messages.holds(article.fills)}
      </p>
      {article.price === undefined ? (
        <p className="text-ink">{messages.priceByQuote}</p>
      ) : (
        <>
          <UnitLadder
            article={article}
            terms={terms}
            quantity={quantity}
            chosen={unit}
            onChoose={chooseUnit}
          />
          <Field
            label={messages.quantityIn(terms.units.find(({ key }) => key === unit)?.plural ?? unit)}
            className="needs-script max-w-60"
            type="number"
            inputMode="numeric"
            min={1}
            max={maxCount}
            step={1}
            value={typed}
            aria-describedby={hint}
            // Who taps a quantity wants another one: what is typed replaces it.
            onFocus={({ currentTarget }) => currentTarget.select()}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
            onBlur={() => setTyped(String(count))}
          />
          <PriceResult id={hint} article={article} terms={terms} quantity={quantity} />
          <p className="text-small">
            {terms.per > 1 &&
              `${messages.listPriceFor(formatCents(article.price), countOf(terms.per, 'piece', terms))} `}
            {messages.smallestOrderIs(countOf(terms.minimum, terms.orderUnit, terms))}
          </p>
        </>
      )}
      {printedHref && article.price !== undefined && (
        <p className="text-small">
          {printing.withoutYourPrint}{' '}
          <a href={printedHref} className="whitespace-nowrap text-kraft-deep underline underline-offset-4">
            {printing.seePrintedPrices}
          </a>
        </p>
      )}
      <div className="grid items-start gap-x-4 gap-y-3 sm:grid-cols-2">
        <AddToQuote {...{ name, article, terms, unit, count, quantity }} />
        {sample && <AddSample article={article} item={sample} />}
        {children}
      </div>
    </section>
  )
}
