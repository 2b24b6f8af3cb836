'use client'

import { useId, useState } from 'react'
import { formatCents } from '@/content/money/format'
import type { SampleItem } from '@/content/sample-requests/types'
import { orderUnitsFor } from '@/content/selling/price'
import type { Article, Terms, UnitKey } from '@/content/selling/types'
import { countOf } from '@/content/selling/words'
import { Field } from '@/ui/field'
import { SizeButtons } from '../size-buttons-client'
import { AddSample } from './add-sample-client'
import { PriceResult } from './price-result'
import { UnitLadder } from './unit-ladder'
import { useArticleOfAddress } from './use-article-of-address-client'

type PricePanelProps = { articles: Article[]; terms: Terms; sample?: SampleItem }

/** More cannot be typed: it is no order but a conversation. */
const maxCount = 10_000_000

/**
 * Size, unit and quantity with what they cost. The server renders the first size in the smallest order, so that the
 * prices are there without script; the fields appear with it.
 */
export function PricePanel({ articles, terms, sample }: PricePanelProps) {
  const [sku, setSku] = useState(articles[0]?.sku)
  const [unit, setUnit] = useState<UnitKey>(terms.orderUnit)
  const [typed, setTyped] = useState(String(terms.minimum))
  const hint = useId()
  const panel = useArticleOfAddress(articles, setSku)
  const article = articles.find((each) => each.sku === sku) ?? articles[0]
  if (!article) return null
  const count = Math.min(Math.max(1, Math.floor(Number(typed)) || 1), maxCount)
  const quantity = orderUnitsFor(count, unit, article, terms)
  const choose = (size: string) => setSku(articles.find((each) => each.size === size)?.sku)
  // The quantity stays what it was in pieces as far as the new unit allows.
  const chooseUnit = (next: UnitKey) => {
    const pieces = count * (article.pieces[unit] ?? 1)
    setUnit(next)
    setTyped(String(Math.max(1, Math.ceil(pieces / (article.pieces[next] ?? 1)))))
  }
  return (
    <section ref={panel} aria-label="Price" className="flex flex-col gap-6">
      <SizeButtons sizes={articles.map(({ size }) => size)} chosen={article.size} onChoose={choose} />
      <p className="text-small">
        Article <strong className="font-medium text-ink">{article.sku}</strong>
        {article.fills && <>, holds {article.fills}</>}
      </p>
      {article.price === undefined ? (
        <p className="text-ink">The price of this size depends on your order. Ask us for a quote.</p>
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
            label={`Quantity in ${terms.units.find(({ key }) => key === unit)?.plural ?? 'units'}`}
            className="needs-script max-w-60"
            type="number"
            inputMode="numeric"
            min={1}
            max={maxCount}
            step={1}
            value={typed}
            aria-describedby={hint}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
            onBlur={() => setTyped(String(count))}
          />
          <PriceResult id={hint} article={article} terms={terms} quantity={quantity} />
          {terms.per > 1 && (
            <p className="text-small">
              List price: {formatCents(article.price)} for {countOf(terms.per, 'piece', terms)}.
            </p>
          )}
        </>
      )}
      {sample && <AddSample article={article} item={sample} />}
    </section>
  )
}
