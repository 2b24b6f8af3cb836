import type { OfferView, QuoteView } from '@/content/offers/view'
import { formatCents, formatPrice } from '@/content/money/format'
import { BillLines, BillSums } from '@/ui/bill'
import { postDate } from '@/ui/post-date'
import { unitWord } from '@shop/studio/pricing'
import { countOf } from '@/content/selling/words'
import * as common from '@/messages/common'
import * as messages from '@/messages/offers'

type OfferSheetProps = { quote: QuoteView; offer: OfferView }

/** An offer; when it is printed, nothing else is on the page (invoice.css). */
export function OfferSheet({ quote: { number, shop, buyer }, offer }: OfferSheetProps) {
  const { sentAt, validUntil, message, terms, taxName, isTaxIncluded } = offer
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
      <BillLines
        caption={messages.whatWeOffer}
        goods={messages.item}
        lines={offer.lines.map((line) => ({
          key: line.key,
          goods: <Goods line={line} />,
          quantity: countOf(line.quantity, line.unit, line),
          price: formatPrice(line.unitPrice, line.per),
          total: formatCents(line.total),
        }))}
        isShort
      />
      <BillSums
        parts={[
          [common.subtotal, formatCents(offer.subtotal)],
          [common.delivery, formatCents(offer.delivery)],
          [isTaxIncluded ? messages.taxIncluded(taxName) : taxName, formatCents(offer.tax)],
        ]}
        total={formatCents(offer.total)}
      />
      {terms && <p className="whitespace-pre-line text-small">{terms}</p>}
    </article>
  )
}

/** What is offered; on a phone with its quantity and price, for whose columns there is no room. */
function Goods({ line }: { line: OfferView['lines'][number] }) {
  const { name, size, sku, quantity, note } = line
  return (
    <>
      <span className="font-medium text-ink">{name}</span>
      <span className="block text-small">
        <bdi>{[size, sku].filter(Boolean).join(', ')}</bdi>
      </span>
      <span className="block text-small sm:hidden">
        <bdi>{messages.quantityAt(countOf(quantity, line.unit, line), priceText(line))}</bdi>
      </span>
      {note && <span className="block text-small">{note}</span>}
    </>
  )
}

/** “$20.50 per case”, “$3.80 per 100”. */
const priceText = ({ unitPrice, unit, units, per = 1 }: OfferView['lines'][number]) =>
  per === 1
    ? messages.pricePer(formatCents(unitPrice), unitWord(unit, 1, units))
    : formatPrice(unitPrice, per)
