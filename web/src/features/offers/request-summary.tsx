import type { QuoteView, RequestLineView } from '@/content/offers/view'
import { formatCents } from '@/content/money/format'
import { postDate } from '@/ui/post-date'
import * as common from '@/messages/common'
import * as messages from '@/messages/offers'

/** What the buyer asked for. */
export function RequestSummary({ quote }: { quote: QuoteView }) {
  const { lines, message, neededBy, artwork, sentAt } = quote
  const facts = [
    [messages.sent, postDate(sentAt)],
    [common.neededBy, neededBy && postDate(neededBy)],
    [common.artwork, artwork],
  ].filter((fact): fact is [string, string] => Boolean(fact[1]))
  return (
    <section aria-labelledby="request-heading" className="flex flex-col gap-6">
      <h2 id="request-heading" className="text-h2">
        {common.whatYouAskedFor}
      </h2>
      <ul className="flex flex-col">
        {lines.map((line) => (
          <RequestedLine key={line.key} line={line} />
        ))}
      </ul>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-2">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt>{name}</dt>
            <dd className="text-ink">{value}</dd>
          </div>
        ))}
      </dl>
      {message && <p className="wrap-break-word whitespace-pre-line">{message}</p>}
    </section>
  )
}

/** An article with its size and quantity in words, and below it each price by its name. */
function RequestedLine({ line }: { line: RequestLineView }) {
  const { name, text, count, orderUnit, pieces, listPrice, listTotal, targetPrice, note } = line
  const facts = [
    [
      messages.listPrice,
      listPrice !== undefined &&
        messages.listPriceOf(
          formatCents(listPrice),
          orderUnit,
          listTotal === undefined ? undefined : formatCents(listTotal),
        ),
    ],
    [
      messages.targetPrice,
      targetPrice !== undefined && messages.targetPriceOf(formatCents(targetPrice), orderUnit),
    ],
    [messages.note, note],
  ].filter((fact): fact is [string, string] => Boolean(fact[1]))
  return (
    <li className="flex flex-col gap-1 border-b border-line py-4">
      <p className="font-medium text-ink">{name}</p>
      {text && <p className="text-small">{text}</p>}
      <p className="text-ink">
        {count}
        {pieces !== undefined && ` (${pieces})`}
      </p>
      {facts.map(([label, value]) => (
        <p key={label} className="wrap-break-word whitespace-pre-line">
          {label} <span className="text-ink">{value}</span>
        </p>
      ))}
    </li>
  )
}
