'use client'

import { useState } from 'react'
import { maxCount } from '@/content/quotes/bounds'
import { orderUnitsFor } from '@/content/selling/price'
import type { Article, Print, Terms } from '@/content/selling/types'
import { piecesWord } from '@/content/selling/words'
import { buttonClass } from '@/ui/button-look'
import { Field, Select } from '@/ui/field'
import { useChosenArticle } from './chosen-article-client'
import { PrintResult } from './print-result'
import { QuoteListLink } from './quote-list-link-client'
import * as common from '@/messages/common'
import * as printing from '@/messages/printing'

type PrintCalculatorProps = { name: string; articles: Article[]; terms: Terms; print: Print }

/** The initial quantity: what most buyers ask for. */
const firstCount = 20_000

/** Size, quantity and colours with what they cost printed. The fields appear with script; the table is there without. */
export function PrintCalculator({ name, articles, terms, print }: PrintCalculatorProps) {
  const { minimum = 1, colours: maxColours = 1 } = print
  const { article, choose } = useChosenArticle(articles)
  const [typed, setTyped] = useState(String(Math.max(firstCount, minimum)))
  const [chosenColours, setColours] = useState(1)
  // The choice is kept on the way to another item, which may be printed in fewer colours.
  const colours = Math.min(chosenColours, maxColours)
  if (!article) return null
  const count = Math.min(Math.max(1, Math.floor(Number(typed)) || 1), maxCount)
  return (
    <div className="flex flex-col items-start gap-5">
      <fieldset className="needs-script grid w-full grid-cols-2 gap-4">
        <legend className="mb-4">
          <h3 className="text-h3">{printing.whatWillItCost}</h3>
        </legend>
        <Select
          label={common.size}
          className="col-span-2"
          value={article.sku}
          onChange={({ currentTarget }) => choose(currentTarget.value)}
        >
          {articles.map(({ sku, size }) => (
            <option key={sku} value={sku}>
              {size}
            </option>
          ))}
        </Select>
        <Field
          label={printing.howMany(piecesWord(terms))}
          type="number"
          inputMode="numeric"
          min={minimum}
          max={maxCount}
          value={typed}
          onFocus={({ currentTarget }) => currentTarget.select()}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          onBlur={() => setTyped(String(count))}
        />
        <Select
          label={printing.colours}
          value={colours}
          onChange={({ currentTarget }) => setColours(Number(currentTarget.value))}
        >
          {Array.from({ length: maxColours }, (_, index) => (
            <option key={index} value={index + 1}>
              {printing.colourCount(index + 1)}
            </option>
          ))}
        </Select>
        <PrintResult className="col-span-2" {...{ article, terms, print, count, colours }} />
      </fieldset>
      <QuoteListLink
        sku={article.sku}
        printed={{
          sku: article.sku,
          unit: terms.orderUnit,
          quantity: orderUnitsFor(count, 'piece', article, terms),
          pieces: article.pieces,
          seen: { name, size: article.size, price: article.price },
          colours,
        }}
        className={buttonClass('primary', 'max-sm:w-full')}
      >
        {printing.getAPrintedQuote}
      </QuoteListLink>
    </div>
  )
}
