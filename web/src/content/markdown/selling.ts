import { formatCents } from '../money/format'
import { unitPriceAt } from '../selling/price'
import { perThousand, printedPrices } from '../selling/print-price'
import type { Selling } from '../selling/types'
import { countOf, factRows, piecesWord } from '../selling/words'
import { escapeMarkdown, markdownList } from './escape'

const row = (cells: string[]) => `| ${cells.map(escapeMarkdown).join(' | ')} |`

const table = (head: string[], lines: string[][]) =>
  [row(head), `|${' --- |'.repeat(head.length)}`, ...lines.map(row)].join('\n')

/** The price list, what print costs, and the facts of a packaging item as sections of Markdown. */
export function sellingMarkdown(selling: Selling): string[] {
  const { articles, breaks, minimum, orderUnit, units, facts } = selling
  const quantities = [...new Set([minimum, ...breaks.map(({ from }) => from)])]
  const unit = units.find(({ key }) => key === orderUnit)?.singular ?? orderUnit
  const head = ['Size', 'SKU', ...quantities.map((each) => `from ${countOf(each, orderUnit, selling)}`)]
  const lines = articles.map((article) => [
    article.size,
    article.sku,
    ...quantities.map((each) => {
      const price = unitPriceAt(article, selling, each, orderUnit)
      return price === undefined ? 'on request' : formatCents(price)
    }),
  ])
  return [
    `## Prices\n\nOne ${escapeMarkdown(unit)}, in US dollars without delivery.\n\n${table(head, lines)}`,
    ...printedMarkdown(selling),
    `## Facts\n\n${markdownList([
      ...factRows(selling).map(({ label, value }) => `${label}: ${escapeMarkdown(value)}`),
      ...facts.certificates.map(
        ({ title, number, validUntil }) =>
          `Certificate: ${escapeMarkdown(`${title} (${number}), valid until ${validUntil}`)}`,
      ),
    ])}`,
  ]
}

/** What the first size costs with the customer's print; nothing where printing is quoted. */
function printedMarkdown(selling: Selling): string[] {
  const prices = printedPrices(selling)
  if (!prices) return []
  const { article, rows } = prices
  const pieces = piecesWord(selling)
  const head = ['Quantity', `1,000 ${pieces}`, 'Total with the plate of a first run']
  const lines = rows.map((price) => [
    countOf(price.pieces, 'piece', selling),
    formatCents(perThousand(price)),
    formatCents(price.total),
  ])
  const about = `${article.size} (${article.sku}), ${pieces} included, in US dollars without delivery.`
  return [`## Printed in one colour\n\n${escapeMarkdown(about)}\n\n${table(head, lines)}`]
}
