import type { InvoiceSampleQueryResult, Order } from '@shop/studio/types'
import { stegaClean } from '../draft/metadata'
import { type Cents, toCents } from '../money/cents'
import { formatCents } from '../money/format'
import type { Contact } from '../site/site'
import type { OrderState } from './types'

/** Who sends or gets an invoice. */
export type Party = { name: string; address: string; email: string; phone: string }

/** An order as its pages show it; amounts in cents. */
export type OrderView = {
  number: string
  /** ISO 8601. */
  date: string
  /** The sample has none. */
  state?: OrderState
  shop: Party
  customer: Party
  /** The customer's own number. */
  purchaseOrder?: string
  paymentName: string
  lines: {
    key: string
    name: string
    text?: string
    quantity: number
    price: Cents
    per?: number
    total: Cents
  }[]
  subtotal: Cents
  discount: Cents
  promoCode?: string
  deliveryName?: string
  delivery: Cents
  taxName: string
  isTaxIncluded: boolean
  tax: Cents
  total: Cents
}

type RawInvoice = NonNullable<InvoiceSampleQueryResult['invoice']>

/** The sample invoice; its coupon is stored as a negative amount, as it is shown. */
export function toSampleOrder(raw: RawInvoice, shop: Party, taxName: string): OrderView {
  return {
    number: raw.number ?? '',
    date: stegaClean(raw.date) ?? '',
    shop,
    customer: toParty(raw.customer),
    paymentName: raw.paymentType ?? '',
    lines: (raw.lines ?? []).map(({ _key, name, text, quantity, price, total }) => ({
      key: _key,
      name: name ?? '',
      text: text ?? undefined,
      quantity: quantity ?? 0,
      price: toCents(price ?? 0),
      total: toCents(total ?? 0),
    })),
    subtotal: toCents(raw.subtotal ?? 0),
    discount: toCents(-(raw.coupon ?? 0)),
    delivery: toCents(raw.deliveryFee ?? 0),
    taxName,
    isTaxIncluded: true,
    tax: toCents(raw.vat ?? 0),
    total: toCents(raw.total ?? 0),
  }
}

const toParty = (raw: RawInvoice['customer']): Party => ({
  name: raw?.name ?? '',
  address: raw?.address ?? '',
  email: raw?.email ?? '',
  phone: raw?.phone ?? '',
})

/** A stored order, with the shop as it is today. */
export function toOrderView(order: Order, shop: Party): OrderView {
  const { customer, lines, ...rest } = order
  return {
    number: rest.number ?? '',
    date: rest.placedAt ?? order._createdAt,
    state: stateOf(order),
    shop,
    customer: {
      name: customer?.name ?? '',
      address: [customer?.address1, customer?.address2, [customer?.city, customer?.zip].join(' ').trim()]
        .filter(Boolean)
        .join(', '),
      email: customer?.email ?? '',
      phone: customer?.phone ?? '',
    },
    purchaseOrder: rest.purchaseOrder,
    paymentName: rest.paymentName ?? '',
    lines: (lines ?? []).map(({ _key, name, note, quantity, unitPrice, per, total, ...goods }) => ({
      key: _key,
      name: name ?? '',
      text: [kindOf(goods), note].filter(Boolean).join('. ') || undefined,
      quantity: quantity ?? 0,
      price: unitPrice ?? 0,
      per,
      total: total ?? 0,
    })),
    subtotal: rest.subtotal ?? 0,
    discount: rest.discount ?? 0,
    promoCode: rest.promoCode,
    deliveryName: rest.shippingName,
    delivery: rest.delivery ?? 0,
    taxName: rest.taxName ?? 'Tax',
    isTaxIncluded: rest.isTaxIncluded !== false,
    tax: rest.tax ?? 0,
    total: rest.total ?? 0,
  }
}

type Goods = Pick<NonNullable<Order['lines']>[number], 'size' | 'colour' | 'unit' | 'unitName' | 'sku'>

const kindOf = ({ size, colour, unit, unitName = unit, sku }: Goods) =>
  [size && `Size ${size}`, colour, unitName && `by the ${unitName}`, sku].filter(Boolean).join(', ')

/** The state of a stored order. */
export const stateOf = ({ state, stateDate }: Pick<Order, 'state' | 'stateDate'>): OrderState => ({
  name: state ?? 'Pending',
  date: stateDate,
})

/** The parts of the total, in the words of the specification's invoice; the total itself is not among them. */
export function sumsOf(order: OrderView): [name: string, amount: string][] {
  const { subtotal, discount, promoCode, delivery, deliveryName, tax, taxName, isTaxIncluded } = order
  return [
    ['Subtotal', formatCents(subtotal)],
    [promoCode ? `Coupon Discount (${promoCode})` : 'Coupon Discount', formatCents(discount && -discount)],
    [deliveryName ? `Delivery Fee (${deliveryName})` : 'Delivery Fee', formatCents(delivery)],
    [isTaxIncluded ? `${taxName}, included` : taxName, formatCents(tax)],
  ]
}

/** The shop on an invoice, from the site's settings. */
export function toShopParty(name: string, contacts: Contact[]): Party {
  const valueOf = (kind: Contact['kind']) =>
    contacts.find((contact) => stegaClean(contact.kind) === kind)?.value ?? ''
  return { name, address: valueOf('address'), email: valueOf('email'), phone: valueOf('phone') }
}
