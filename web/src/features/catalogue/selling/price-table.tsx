import { formatCents } from '@/content/money/format'
import { unitPriceAt } from '@/content/selling/price'
import type { Selling } from '@/content/selling/types'
import { formatCount } from '@/content/selling/words'
import * as messages from '@/messages/catalogue'
import * as common from '@/messages/common'

/** The price of an order unit by size and quantity: the whole price list of an item, without script. */
export function PriceTable({ selling, title }: { selling: Selling; title: string }) {
  const { articles, breaks, minimum, orderUnit } = selling
  const quantities = [...new Set([minimum, ...breaks.map(({ from }) => from)])]
  const label = messages.pricesOf(title)
  return (
    // A wide table must be reachable by keyboard to be scrolled.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className="side-scroll" tabIndex={0} aria-label={label}>
      <table className="w-full border-collapse tabular-nums max-sm:text-small">
        <thead>
          <tr className="border-b border-kraft">
            <th scope="col" className="py-3 pe-2 sm:pe-5 font-heading font-medium text-ink">
              {common.size}
            </th>
            {quantities.map((quantity) => (
              <th
                key={quantity}
                scope="col"
                className="py-3 ps-2 text-end font-heading font-medium whitespace-nowrap text-ink"
              >
                <bdi>{messages.fromQuantity(formatCount(quantity))}</bdi>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {articles.map((article) => (
            <tr
              key={article.sku}
              id={article.sku}
              className="scroll-mt-28 border-b border-line target:bg-band"
            >
              <th scope="row" className="py-3 pe-2 font-normal text-ink">
                <bdi className="whitespace-nowrap">{article.size}</bdi>
                <span className="block text-small">
                  {article.sku}
                  {article.fills && `, ${article.fills}`}
                </span>
              </th>
              {article.price === undefined ? (
                <td colSpan={quantities.length} className="py-3 ps-3 text-end">
                  {messages.onRequest}
                </td>
              ) : (
                quantities.map((quantity) => (
                  <td key={quantity} className="py-3 ps-2 text-end sm:ps-3">
                    {formatCents(unitPriceAt(article, selling, quantity, orderUnit) ?? 0)}
                  </td>
                ))
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
