import { unitWord } from '@shop/studio/pricing'
import { mayReply, type QuoteState } from '@shop/studio/quotes'
import type { Order, QuoteReply } from '@shop/studio/types'
import type { Cents } from '../money/cents'
import { type Party, toOrderView } from '../orders/view'
import { toPlaced } from '../orders/placed-order'
import type { PlacedOrder, ShopSettings } from '../orders/types'
import { orderLinkOf } from './link'
import { storedAcceptance, type StoredQuote } from './stored-quote'
import { countOf } from '../selling/words'
import { billOf, type OfferBill } from './sums'

/** What a buyer asked for. */
export type RequestLineView = {
  key: string
  name: string
  text: string
  /** “24 boxes”. */
  count: string
  /** “12,000 bags”; undefined when the count is in pieces. */
  pieces?: string
  /** The unit that prices are for: “box”. */
  orderUnit: string
  /** List prices: of one order unit at this quantity, and of the whole line. */
  listPrice?: Cents
  listTotal?: Cents
  /** Of one order unit. */
  targetPrice?: Cents
  note?: string
}

/** The offer that a buyer can answer. `revision` and `total` identify the offer that the page showed. */
export type OfferView = OfferBill & {
  revision: string
  /** ISO 8601. */
  sentAt: string
  validUntil: string
  terms?: string
  message?: string
}

export type MessageView = { key: string; isOwn: boolean; name: string; text: string; sentAt: string }

/** A request as its page shows it. */
export type QuoteView = {
  id: string
  number: string
  /** ISO 8601. */
  sentAt: string
  state: QuoteState
  shop: Party
  buyer: { name: string; company?: string; email: string; phone?: string }
  lines: RequestLineView[]
  neededBy?: string
  message?: string
  artwork?: string
  offer?: OfferView
  /** Whether the shop withdrew its offer. */
  isOfferWithdrawn?: boolean
  messages: MessageView[]
  acceptance?: {
    name: string
    purchaseOrder?: string
    sentAt: string
    order?: PlacedOrder
  }
  may: { write: boolean; accept: boolean; decline: boolean; withdraw: boolean }
}

type Basis = { settings: Pick<ShopSettings, 'tax'>; shop: Party }

/** A stored request for the page of its buyer. */
export function toQuoteView(quote: StoredQuote, { settings, shop }: Basis): QuoteView {
  const { id, request, state, replies, isOfferWithdrawn } = quote
  const { contact } = request
  return {
    id,
    number: request.number ?? '',
    sentAt: request.sentAt ?? request._createdAt,
    state,
    shop,
    buyer: {
      name: contact?.name ?? '',
      company: contact?.company,
      email: contact?.email ?? '',
      phone: contact?.phone,
    },
    lines: (request.lines ?? []).map(
      ({ _key, name, size, sku, quantity = 0, unit = 'piece', pieces = quantity, units, ...line }) => ({
        key: _key,
        name: name ?? sku ?? '',
        text: [size, sku].filter(Boolean).join(', '),
        count: countOf(quantity, unit, { units }),
        pieces: pieces === quantity ? undefined : countOf(pieces, 'piece', { units }),
        orderUnit: unitWord(line.orderUnit ?? unit, 1, units),
        listPrice: line.listPrice,
        listTotal: line.listTotal,
        targetPrice: line.targetPrice,
        note: line.note,
      }),
    ),
    neededBy: request.neededBy,
    message: request.message,
    artwork: request.attachment?.name,
    offer: offerOf(quote, settings),
    isOfferWithdrawn,
    messages: messagesOf(replies, shop.name),
    acceptance: state === 'accepted' ? acceptanceOf(quote) : undefined,
    may: {
      write: mayReply(state, 'message'),
      accept: mayReply(state, 'accept'),
      decline: mayReply(state, 'decline'),
      withdraw: mayReply(state, 'withdrawal'),
    },
  }
}

/** The published offer. If it replaced an offer that the buyer accepted at the same time, only the order is shown. */
function offerOf(quote: StoredQuote, settings: Basis['settings']): OfferView | undefined {
  const { request, revision, state, replies, order } = quote
  const { offer } = request
  const bill = billOf(quote, settings)
  if (!offer || !revision || !bill) return undefined
  if (state === 'accepted' && !replies.some(({ kind }) => kind === 'accept')) return undefined
  return {
    ...bill,
    ...(order && orderSums(order)),
    revision,
    sentAt: offer.sentAt ?? request._updatedAt,
    validUntil: offer.validUntil ?? '',
    terms: offer.terms,
    message: offer.message,
  }
}

/** After acceptance the total is that of the order, also when the offer was sent before its tax was stored. */
function orderSums(order: Order): Partial<OfferBill> {
  const { subtotal, delivery, tax, total, taxName, isTaxIncluded } = toOrderView(order, noParty)
  return { subtotal, delivery, tax, total, taxName, isTaxIncluded }
}

const noParty: Party = { name: '', address: '', email: '', phone: '' }

/** Messages, the oldest first, with the reasons that came with a refusal or a withdrawal. */
const messagesOf = (replies: readonly QuoteReply[], shopName: string): MessageView[] =>
  replies
    .flatMap(({ _id, kind, name, text, sentAt = '' }) =>
      text && (kind === 'message' || kind === 'answer' || kind === 'decline' || kind === 'withdrawal')
        ? [
            {
              key: _id,
              isOwn: kind !== 'answer',
              name: (kind === 'answer' ? shopName : name) ?? '',
              text,
              sentAt,
            },
          ]
        : [],
    )
    .toSorted((a, b) => (a.sentAt < b.sentAt ? -1 : 1))

function acceptanceOf({ id, replies, order }: StoredQuote) {
  const accept = storedAcceptance({ replies })
  return {
    name: accept?.name ?? order?.customer?.name ?? '',
    purchaseOrder: accept?.purchaseOrder ?? order?.purchaseOrder,
    sentAt: accept?.sentAt ?? order?.placedAt ?? '',
    order: order && toPlaced(order, orderLinkOf(id)),
  }
}
