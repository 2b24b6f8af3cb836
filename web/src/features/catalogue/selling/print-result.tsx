import { clsx } from 'clsx'
import { formatCents } from '@/content/money/format'
import { printedPrice, type PrintedPrice } from '@/content/selling/print-price'
import type { Article, Print, Terms } from '@/content/selling/types'
import { countOf, piecesWord } from '@/content/selling/words'
import * as printing from '@/messages/printing'

type PrintResultProps = {
  article: Article
  terms: Terms
  print: Print
  /** In pieces. */
  count: number
  colours: number
  className?: string
}

/** What a printed quantity costs, and what that is made of. */
export function PrintResult({ article, terms, print, count, colours, className }: PrintResultProps) {
  const price = printedPrice(article, terms, print, { count, colours })
  const { minimum = 1 } = print
  return (
    <output className={clsx('flex flex-col gap-1 rounded-lg bg-band px-4 py-3.5', className)}>
      {price ? (
        <>
          <span className="flex flex-wrap items-baseline justify-between gap-x-4">
            <bdi>{printing.printed(countOf(price.pieces, 'piece', terms), colours)}</bdi>
            <strong className="font-heading text-h3 text-ink tabular-nums">{formatCents(price.total)}</strong>
          </span>
          <bdi className="text-small">{partsOf(price, colours, piecesWord(terms))}</bdi>
          {price.plates > 0 && (
            <bdi className="text-small">{printing.reorder(formatCents(price.total - price.plates))}</bdi>
          )}
        </>
      ) : (
        <bdi>
          {count < minimum ? printing.startsAt(countOf(minimum, 'piece', terms)) : printing.weQuoteThis}
        </bdi>
      )}
    </output>
  )
}

const partsOf = ({ goods, run, plates }: PrintedPrice, colours: number, pieces: string): string =>
  [
    printing.goods(pieces, formatCents(goods)),
    printing.run(formatCents(run)),
    ...(plates > 0 ? [printing.plates(colours, formatCents(plates))] : []),
  ].join(', ')
