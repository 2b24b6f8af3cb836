import type { QuoteView } from '@/content/offers/view'
import { formatCents } from '@/content/money/format'
import { formatCount } from '@/content/selling/words'
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
        {lines.map(({ key, name, text, quantity, unit, listPrice, targetPrice, note }) => (
          <li key={key} className="flex flex-col gap-1 border-b border-line py-4">
            <p className="text-ink">
              <span className="font-medium">{name}</span>, {messages.quantityOf(formatCount(quantity), unit)}
            </p>
            <p className="text-small">
              {[
                text,
                listPrice !== undefined && messages.listPriceOf(formatCents(listPrice)),
                targetPrice !== undefined && messages.targetPriceOf(formatCents(targetPrice)),
                note,
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
          </li>
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
