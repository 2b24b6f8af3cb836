import type { OfferView, QuoteView } from '@/content/offers/view'
import type { Cents } from '@/content/money/cents'
import { formatCents, formatPrice } from '@/content/money/format'
import { postDate } from '@/ui/post-date'
import { countedUnits } from './counted-units'
import * as common from '@/messages/common'
import * as messages from '@/messages/offers'

type OfferSheetProps = { quote: QuoteView; offer: OfferView }

/** An offer; when it is printed, nothing else is on the page (invoice.css). */
export function OfferSheet({ quote: { number, shop, buyer }, offer }: OfferSheetProps) {
  const { sentAt, validUntil, message, terms } = offer
  return (
    <article aria-label={messages.offerNumbered(number)} className="invoice">
      <div className="flex flex-wrap items-start justify-between gap-x-12 gap-y-6 print:flex-nowrap">
        <address className="flex min-w-0 flex-col gap-1 not-italic">
          <span className="font-heading text-h2 text-ink">{shop.name}</span>
          <span>
            <bdi>{shop.address}</bdi>
          </span>
          <span>{shop.email}</span>
        </address>
        <dl className="grid shrink-0 grid-cols-[auto_auto] gap-x-6 gap-y-2">
          {[
            [messages.offerHeading, number],
            [messages.date, postDate(sentAt)],
            [messages.validUntil, postDate(validUntil)],
          ].map(([name, value]) => (
            <div key={name} className="contents">
              <dt>{name}</dt>
              <dd className="text-ink">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <address className="flex flex-col gap-1 not-italic">
        <span className="text-ink">{buyer.name}</span>
        {buyer.company && <span>{buyer.company}</span>}
        <span>{buyer.email}</span>
      </address>
      {message && <p className="whitespace-pre-line">{message}</p>}
      <OfferLines offer={offer} />
      <OfferSums offer={offer} />
      {terms && <p className="whitespace-pre-line text-small">{terms}</p>}
    </article>
  )
}

const cell = 'py-3 ps-4 text-right tabular-nums rtl:text-left'
/** A phone has no room for these columns; the item says there what they say. */
const wideCell = `${cell} whitespace-nowrap max-sm:hidden`

function OfferLines({ offer: { lines } }: { offer: OfferView }) {
  return (
    <table className="w-full border-collapse">
      <caption className="sr-only">{messages.whatWeOffer}</caption>
      <thead>
        <tr className="border-b border-line font-heading text-ink">
          <th scope="col" className="py-3 font-medium">
            {messages.item}
          </th>
          <th scope="col" className={`${wideCell} font-medium`}>
            {messages.qty}
          </th>
          <th scope="col" className={`${wideCell} font-medium`}>
            {common.price}
          </th>
          <th scope="col" className={`${cell} font-medium`}>
            {common.total}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ key, name, size, sku, unit, quantity, unitPrice, per, total, note }) => (
          <tr key={key} className="border-b border-line align-top">
            <th scope="row" className="py-3 font-normal">
              <span className="font-medium text-ink">{name}</span>
              <span className="block text-small">
                <bdi>{[size, sku].filter(Boolean).join(', ')}</bdi>
              </span>
              <span className="block text-small sm:hidden">
                <bdi>
                  {messages.quantityAt(countedUnits(quantity, unit), priceText(unitPrice, unit, per))}
                </bdi>
              </span>
              {note && <span className="block text-small">{note}</span>}
            </th>
            <td className={wideCell}>{countedUnits(quantity, unit)}</td>
            <td className={wideCell}>{formatPrice(unitPrice, per)}</td>
            <td className={`${cell} text-ink`}>{formatCents(total)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** “$20.50 per case”, “$3.80 per 100”. */
const priceText = (unitPrice: Cents, unit: string, per = 1) =>
  per === 1 ? messages.pricePer(formatCents(unitPrice), unit) : formatPrice(unitPrice, per)

function OfferSums({ offer }: { offer: OfferView }) {
  const { subtotal, delivery, tax, taxName, isTaxIncluded, total } = offer
  const sums = [
    [common.subtotal, subtotal],
    [common.delivery, delivery],
    [isTaxIncluded ? messages.taxIncluded(taxName) : taxName, tax],
  ] as const
  return (
    <dl className="ms-auto flex w-full max-w-sm flex-col gap-2">
      {sums.map(([name, amount]) => (
        <div key={name} className="flex justify-between gap-6">
          <dt>{name}</dt>
          <dd className="text-ink tabular-nums">{formatCents(amount)}</dd>
        </div>
      ))}
      <div className="flex justify-between gap-6 border-t border-line pt-3 font-heading text-h3 text-ink">
        <dt>{common.total}</dt>
        <dd className="tabular-nums">{formatCents(total)}</dd>
      </div>
    </dl>
  )
}
