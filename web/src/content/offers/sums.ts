import type { QuoteReply, QuoteRequest } from '@shop/studio/types'
import { type Cents, toCents } from '../money/cents'
import { lineTotal, type Totals, totals } from '../money/totals'
import type { ShopSettings } from '../orders/types'
import type { UnitWords } from '@shop/studio/pricing'
import type { UnitKey } from '../selling/types'
import type { StoredQuote } from './stored-quote'

type RawOffer = NonNullable<QuoteRequest['offer']>
type OfferTax = ShopSettings['tax']

/** A line of an offer, in cents. */
export type OfferLine = {
  key: string
  name: string
  size?: string
  sku?: string
  unit: UnitKey
  /** What the item calls its units; without them they are named by their keys. */
  units?: readonly UnitWords[]
  quantity: number
  /** The price of `per` units, 1 by default. */
  unitPrice: Cents
  per?: number
  total: Cents
  note?: string
}

/** The total of an offer, and its parts. */
export type OfferBill = Totals & { lines: OfferLine[]; taxName: string; isTaxIncluded: boolean }

type Replies = Pick<StoredQuote, 'replies'>

/**
 * The tax of the published offer: that of its acceptance, else that of its email. Later changes of the shop's
 * tax do not apply to it.
 * @param today for an offer whose email was not sent yet
 */
export function offerTax({ replies }: Replies, today: OfferTax): OfferTax {
  const taxOf = (wanted: QuoteReply['kind']) => replies.find(({ kind, tax }) => kind === wanted && tax)?.tax
  const sent = taxOf('accept') ?? taxOf('notice')
  if (!sent || !isWhole(sent.rate ?? 0)) return today
  return { name: sent.name ?? today.name, rate: sent.rate ?? 0, isIncluded: sent.isIncluded !== false }
}

/** What the published offer costs; undefined without one, and for one that the Studio would not send, with half a piece. */
export function billOf(
  { request: { offer }, replies }: Replies & { request: Pick<QuoteRequest, 'offer'> },
  { tax }: Pick<ShopSettings, 'tax'>,
): OfferBill | undefined {
  return offer?.lines?.every(isPossible) ? addUp(offer, offerTax({ replies }, tax)) : undefined
}

/** A line that was written by API can have any number. */
const isPossible = ({ quantity = 0, per = 1 }: NonNullable<RawOffer['lines']>[number]): boolean =>
  isWhole(quantity) && isWhole(per) && per > 0

const isWhole = (number: number): boolean => Number.isSafeInteger(number) && number >= 0

/** Adds up an offer. A line without a price is left out: the Studio requires one in every line. */
function addUp({ lines: raw, shipping }: RawOffer, tax: OfferTax): OfferBill {
  const lines = (raw ?? []).flatMap(
    ({ _key, name, size, sku, unit, units, quantity, unitPrice, per, note }): OfferLine[] => {
      if (unitPrice === undefined || !quantity) return []
      const price = toCents(unitPrice)
      const total = lineTotal({ unitPrice: price, quantity, per })
      return [
        {
          key: _key,
          name: name ?? '',
          size,
          sku,
          unit: unit ?? 'piece',
          units,
          quantity,
          unitPrice: price,
          per,
          total,
          note,
        },
      ]
    },
  )
  return {
    ...totals({ lines, delivery: toCents(shipping ?? 0), tax }),
    lines,
    taxName: tax.name,
    isTaxIncluded: tax.isIncluded,
  }
}
