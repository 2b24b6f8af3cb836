import { formatCents } from '@/content/money/format'
import { perThousand, type PrintedPrices } from '@/content/selling/print-price'
import type { Selling } from '@/content/selling/types'
import { countOf, piecesWord } from '@/content/selling/words'
import * as common from '@/messages/common'
import * as printing from '@/messages/printing'

/** What a size costs with print in one colour, by quantity, and what another colour adds: without script. */
export function PrintTable({ selling, prices }: { selling: Selling; prices: PrintedPrices }) {
  const { article, rows } = prices
  const { colours = 1, extraColour, plate = 0 } = selling.facts.print ?? {}
  const pieces = piecesWord(selling)
  const notes = [
    colours > 1 &&
      extraColour !== undefined &&
      printing.furtherColourAdds(
        formatCents(extraColour),
        pieces,
        plate > 0 ? formatCents(plate) : undefined,
      ),
    plate > 0 && printing.platesArePaidOnce,
  ].filter(Boolean)
  return (
    <div className="flex flex-col gap-4">
      <h3 className="text-h3">{printing.printedPrices}</h3>
      <table className="w-full border-collapse tabular-nums">
        <caption className="caption-bottom pt-3 text-start text-small">
          <bdi>{printing.pricesInclude(`${article.size} (${article.sku})`, pieces, plate > 0)}</bdi>
        </caption>
        <thead>
          <tr className="border-b border-kraft font-heading text-ink">
            <th scope="col" className="py-3 font-medium">
              {printing.quantity}
            </th>
            <th scope="col" className="py-3 ps-3 text-right rtl:text-left font-medium">
              {printing.priceOfThousand(pieces)}
            </th>
            <th scope="col" className="py-3 ps-3 text-right rtl:text-left font-medium">
              {common.total}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((price) => (
            <tr key={price.pieces} className="border-b border-line">
              <th scope="row" className="py-3 font-normal text-ink">
                <bdi>{countOf(price.pieces, 'piece', selling)}</bdi>
              </th>
              <td className="py-3 ps-3 text-right rtl:text-left">{formatCents(perThousand(price))}</td>
              <td className="py-3 ps-3 text-right rtl:text-left text-ink">{formatCents(price.total)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {notes.length > 0 && <p className="measure text-small">{notes.join(' ')}</p>}
    </div>
  )
}
