import { formatCents } from '../money/format'
import { unitPriceAt } from '../selling/price'
import type { Selling } from '../selling/types'
import { countOf, factRows } from '../selling/words'
import { escapeMarkdown, markdownList } from './escape'

/** The price list and the facts of a packaging item as two sections of Markdown. */
export function sellingMarkdown(selling: Selling): string[] {
  const { articles, breaks, minimum, orderUnit, units, facts } = selling
  const quantities = [minimum, ...breaks.map(({ from }) => from)]
  const unit = units.find(({ key }) => key === orderUnit)?.singular ?? orderUnit
  const row = (cells: string[]) => `| ${cells.map(escapeMarkdown).join(' | ')} |`
  const head = ['Size', 'SKU', ...quantities.map((each) => `from ${countOf(each, orderUnit, selling)}`)]
  const lines = articles.map((article) =>
    row([
      article.size,
      article.sku,
      ...quantities.map((each) => {
        const price = unitPriceAt(article, selling, each, orderUnit)
        return price === undefined ? 'on request' : formatCents(price)
      }),
    ]),
  )
  return [
    `## Prices\n\nOne ${escapeMarkdown(unit)}, in US dollars without delivery.\n\n${[row(head), `|${' --- |'.repeat(head.length)}`, ...lines].join('\n')}`,
    `## Facts\n\n${markdownList([
      ...factRows(selling).map(({ label, value }) => `${label}: ${escapeMarkdown(value)}`),
      ...facts.certificates.map(
        ({ title, number, validUntil }) =>
          `Certificate: ${escapeMarkdown(`${title} (${number}), valid until ${validUntil}`)}`,
      ),
    ])}`,
  ]
}
