import { isDeepStrictEqual } from 'node:util'
import type { Order } from '@shop/studio/types'
import { codeEnded } from '@/messages/cart'
import { stegaClean } from '../draft/metadata'
import { FormError } from '../forms/handle-form'
import { billing } from './billing'
import { referenceNumber } from '../forms/reference-number'
import { LakeUnavailableError } from '../lake/fetch'
import { fetchPrivate } from '../lake/private'
import { type Cents, currency } from '../money/cents'
import { formatCents } from '../money/format'
import { isSameCode } from '../money/promo-code'
import { subtotalOf, totals } from '../money/totals'
import { cartSample } from '../samples/samples'
import { checkPromo } from './check-promo'
import { hashOf, isTokenOf } from '../forms/token'
import { sendOrderMails } from './order-mails'
import { toPlaced } from './placed-order'
import { type OrderLine, priceLines } from './price-lines'
import { currentShopSettings } from './settings'
import { storeOrder } from './store-order'
import type { OrderChange, OrderRequest, PlacedOrder, PromoAnswer, ShopSettings, WantedLine } from './types'

/** Larger orders are placed with the sales desk. */
const maxTotal: Cents = 1_000_000_00

/**
 * Places an order. Prices, promo code, delivery and tax are read again, and what differs from what the customer saw
 * refuses the order with both amounts. The sample cart keeps its own tax, as the cart shows it. The same request a second time (a double click, a retry after a lost answer) is
 * the same order. If it holds something else than this request, as the customer changed it in between, `earlierLines` are
 * its lines.
 * @throws FormError for what the customer can correct
 * @throws LakeUnavailableError when the lake is down; nothing is stored then
 */
export async function placeOrder(request: OrderRequest, now = new Date()): Promise<Placed> {
  const earlier = await findOrder(request)
  const { order, isOwn } = earlier
    ? { order: earlier, isOwn: await isOrderOf(request, earlier) }
    : await storeNew(request, now)
  // Also for an order that is already there: the request that stored it may have failed before this. Each mail has a key, so
  // it is sent once.
  await sendOrderMails(order, { id: request.id, token: request.token })
  const placed = toPlaced(order, request)
  return isOwn ? { order: placed } : { order: placed, earlierLines: await linesAsIn(request, order) }
}

type Placed = { order: PlacedOrder; earlierLines?: WantedLine[] }

/** Whether an earlier order holds what a request asks for. */
async function isOrderOf(request: OrderRequest, order: Order): Promise<boolean> {
  const { customer, shipping, payment, lines } = request
  const settings = await currentShopSettings()
  return (
    isDeepStrictEqual(stored(order.customer ?? {}), stored(customer)) &&
    (await isOfLines(order, lines)) &&
    isSameCode(order.promoCode, request.promoCode) &&
    !isOther(order.shippingName, settings.shipping, ({ key }) => key === shipping) &&
    !isOther(order.paymentName, settings.payments, ({ kind }) => kind === payment)
  )
}

const isOfLines = async (order: Order, lines: OrderRequest['lines']): Promise<boolean> =>
  isDeepStrictEqual(stored(wantedLines(order)), goodsOf(lines)) ||
  isDeepStrictEqual(stored(await linesAsIn({ lines }, order)), goodsOf(lines))

/** The lines of an order with the numbers that a request has: a product can have got another one since it was put into the cart. */
async function linesAsIn({ lines }: Pick<OrderRequest, 'lines'>, order: Order): Promise<WantedLine[]> {
  const priced = await priceLines(lines)
  const numberOf = (line: (typeof priced)[number] | undefined) => line && 'product' in line && line.product
  // A cart can have a product under two numbers: each line is that of one line of the order.
  const rest = lines.map(({ product, option }, at) => ({ product, option, now: numberOf(priced[at]) }))
  return wantedLines(order).map((line) => {
    const same = rest.filter(({ now }) => now === line.product)
    const own =
      same.find(({ option }) => isDeepStrictEqual(stored(option), stored(line.option))) ?? same.at(0)
    if (own) rest.splice(rest.indexOf(own), 1)
    return { ...line, product: own?.product ?? line.product }
  })
}

/** Whether another choice than the wanted one was stored. A name that no choice has any more was changed since then. */
const isOther = <Choice extends { name: string }>(
  stored: string | undefined,
  choices: readonly Choice[],
  isWanted: (choice: Choice) => boolean,
): boolean => choices.some((choice) => choice.name === stored && !isWanted(choice))

const wantedLines = ({ lines = [] }: Order): WantedLine[] =>
  lines.map(({ product = 0, size, colour, quantity = 0 }) => ({
    product,
    option: { size, colour },
    quantity,
  }))

/** What lines hold, to be compared. */
const goodsOf = (lines: readonly WantedLine[]) =>
  stored(lines.map(({ product, option, quantity }) => ({ product, option, quantity })))

/** A value as the lake stores it: without what is missing. */
const stored = <Value extends object>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value

/** Stores an order. `isOwn` is false when a simultaneous request with this id, for something else, was faster. */
async function storeNew(request: OrderRequest, now: Date): Promise<{ order: Order; isOwn: boolean }> {
  const settings = await currentShopSettings()
  const lines = await orderLines(request)
  const bill = await billOf(request, { settings, lines, now })
  const { id, token, customer } = request
  const order: Omit<Order, '_createdAt' | '_updatedAt' | '_rev'> = {
    _id: `order.${id}`,
    _type: 'order',
    number: referenceNumber(settings.orderPrefix, id),
    state: 'Pending',
    handling: 'new',
    placedAt: now.toISOString(),
    customer,
    lines: lines.map(({ option, ...line }, index) => ({
      _key: `line-${index + 1}`,
      _type: 'orderLine',
      ...line,
      ...option,
    })),
    ...bill,
    currency,
    linkHash: hashOf(token),
  }
  await storeOrder(order)
  // Another request with this id may have been faster; then its order is the one that counts.
  const placed = await findOrder(request)
  if (!placed) throw new LakeUnavailableError('The order was not stored')
  const { placedAt: _at, ...own } = order
  return { order: placed, isOwn: isDeepStrictEqual({ ...placed, ...stored(own) }, placed) }
}

/** The order of an earlier request with this id. */
async function findOrder({ id, token }: OrderRequest): Promise<Order | undefined> {
  const order = await fetchPrivate('order', id)
  if (!order) return undefined
  if (!isTokenOf(token, order.linkHash))
    throw new FormError('This order was already placed. Reload the page to place another one.')
  return order
}

/** A name as it is compared: the browser may have kept it shortened. */
const nameSeen = (name: string) => stegaClean(name).slice(0, 100).replace(/\s+/g, ' ').trim()

/** The lines at today's prices, or what changed since the customer saw them. The sample cart has names of its own. */
async function orderLines(request: OrderRequest): Promise<OrderLine[]> {
  const { lines: wanted } = request
  const priced = await priceLines(wanted)
  const changes = priced.flatMap((line, index): OrderChange[] => {
    const { name, product, unitPrice: before } = wanted[index]!
    if ('problem' in line) return [{ kind: line.problem, product, name }]
    const found: OrderChange[] = []
    if (nameSeen(line.name) !== nameSeen(name))
      found.push({ kind: 'renamed', product, name, nowNamed: line.name })
    if (line.unitPrice !== before)
      found.push({ kind: 'price', product, name: line.name, before, now: line.unitPrice })
    return found
  })
  const mayBeOfSample = changes.length > 0 && changes.every(({ kind }) => kind === 'renamed')
  if (changes.length > 0 && !(mayBeOfSample && (await isSampleCart(request)))) throw refusal(changes)
  return priced.filter((line): line is OrderLine => !('problem' in line))
}

type Basis = { settings: ShopSettings; lines: OrderLine[]; now: Date }

async function billOf(request: OrderRequest, { settings, lines, now }: Basis) {
  const shipping = settings.shipping.find(({ key }) => key === request.shipping)
  if (!shipping) throw noLongerOffered('The delivery', { shipping: billing.shipping.message })
  assertCalled('The delivery', request.delivery, shipping.name)
  const payment = settings.payments.find(({ kind }) => kind === request.payment)
  if (!payment) throw noLongerOffered('The way to pay', { payment: billing.payment.message })
  if (payment.kind === 'card')
    throw new FormError('This shop takes no cards yet.', {
      payment: 'Please choose another way to pay: this shop takes no cards yet',
    })
  assertCalled('The way to pay', request.paymentName, payment.name)
  const promo = request.promoCode && (await checkPromo(request.promoCode, subtotalOf(lines), now.getTime()))
  if (promo && promo.message !== undefined) throw promoRefusal(request.promoCode ?? '', promo)
  const { tax } = settings
  const sums = totals({
    lines,
    reduction: promo ? promo.reduction : undefined,
    delivery: shipping.price,
    tax,
  })
  if (sums.total > maxTotal)
    throw new FormError(
      `For an order above ${formatCents(maxTotal)}, please write to us: we make you an offer.`,
    )
  if (sums.total !== request.total)
    throw refusal([{ kind: 'total', name: 'The total', before: request.total, now: sums.total }])
  const taxed = tax.isIncluded && (await isSampleCart(request)) ? { ...sums, tax: request.tax } : sums
  if (taxed.tax !== request.tax)
    throw refusal([{ kind: 'total', name: tax.name, before: request.tax, now: taxed.tax }])
  return {
    ...taxed,
    promoCode: promo ? promo.code : undefined,
    shippingName: shipping.name,
    taxName: tax.name,
    isTaxIncluded: tax.isIncluded,
    paymentName: payment.name,
  }
}

/** @throws FormError when a choice has another name than the customer saw */
function assertCalled(what: string, seen: string | undefined, now: string): void {
  if (seen === undefined || nameSeen(seen) === nameSeen(now)) return
  throw new FormError(
    `${what} “${nameSeen(seen)}” is now “${now}”, so we did not place the order. Check it, and place the order again.`,
  )
}

const noLongerOffered = (what: string, errors: FormError['errors']) =>
  new FormError(`${what} that you chose is no longer offered, so we did not place the order.`, errors)

/** Whether a request is the sample cart as it is shown: with its goods and its sums. */
async function isSampleCart({ lines, tax, total }: OrderRequest): Promise<boolean> {
  const sample = await cartSample()
  return (
    sample !== undefined &&
    sample.vat === tax &&
    sample.total === total &&
    isDeepStrictEqual(goodsOf(sample.lines), goodsOf(lines))
  )
}

const refusal = (changes: OrderChange[]) =>
  new FormError(
    [
      'Something changed while you were shopping, so we did not place the order.',
      ...changes.map(sentenceOf),
      'Check your order and place it again.',
    ].join(' '),
    undefined,
    { changes },
  )

/** The code was accepted before, so it is not misspelled: it has ended, or its minimum was raised. */
function promoRefusal(code: string, { message, reason }: Extract<PromoAnswer, { message: string }>) {
  const what = reason === 'minimum' ? `${message} We took ${code} off.` : codeEnded(code)
  return new FormError(`${what} Check the new total and place the order again.`, undefined, {
    changes: [{ kind: 'promo', name: what }],
  })
}

function sentenceOf({ kind, name, before, now, nowNamed }: OrderChange): string {
  switch (kind) {
    case 'price':
    case 'total':
      return `${name} is now ${formatCents(now ?? 0)} instead of ${formatCents(before ?? 0)}.`
    case 'withdrawn':
      return `${name} is no longer sold.`
    case 'option':
      return `${name} has other sizes or colours now: remove it from your cart, and add the one that you want.`
    case 'renamed':
      return `Instead of ${name} we now sell ${nowNamed}.`
    case 'promo':
      return name
  }
}
