'use client'

import type { ReactNode } from 'react'
import { orderableLines } from '@/content/cart/cart'
import { formatCents, formatShort } from '@/content/money/format'
import { totals } from '@/content/money/totals'
import type { ShippingChoice, ShopSettings } from '@/content/orders/types'
import type { CartSample } from '@/content/samples/types'
import { useCart } from '@/visitor/use-cart-client'
import * as messages from '@/messages/cart'
import * as common from '@/messages/common'

/** The sums of the sample, as written. */
export function SampleSums({ sample, tax }: { sample: CartSample; tax: ShopSettings['tax'] }) {
  return (
    <Sums total={formatShort(sample.total)}>
      <Sum name={common.subtotal}>{formatShort(sample.subtotal)}</Sum>
      <Sum name={messages.coupon}>{formatShort(sample.coupon)}</Sum>
      <Sum name={common.shipping}>{formatShort(sample.deliveryFee)}</Sum>
      <Sum name={nameOf(tax)}>{formatShort(sample.vat)}</Sum>
    </Sums>
  )
}

type OwnSumsProps = { delivery: ShippingChoice | undefined; tax: ShopSettings['tax'] }

/** The sums of the visitor's cart. */
export function OwnSums({ delivery, tax }: OwnSumsProps) {
  const { lines, promoCode, reduction } = useCart()
  const sums = totals({ lines: orderableLines(lines), reduction, delivery: delivery?.price, tax })
  return (
    <Sums total={formatCents(sums.total)}>
      <Sum name={common.subtotal}>{formatCents(sums.subtotal)}</Sum>
      {reduction && <Sum name={messages.couponWithCode(promoCode ?? '')}>{formatCents(-sums.discount)}</Sum>}
      <Sum name={common.shipping}>{formatCents(sums.delivery)}</Sum>
      <Sum name={nameOf(tax)}>{formatCents(sums.tax)}</Sum>
    </Sums>
  )
}

const nameOf = (tax: ShopSettings['tax']) => (tax.isIncluded ? messages.included(tax.name) : tax.name)

const Sums = ({ total, children }: { total: string; children: ReactNode }) => (
  <dl aria-live="polite" className="flex flex-col gap-2 border-t border-line pt-6">
    {children}
    <div className="flex justify-between gap-4 border-t border-line pt-4 font-heading text-h3 text-ink">
      <dt>{common.total}</dt>
      <dd className="tabular-nums">{total}</dd>
    </div>
  </dl>
)

const Sum = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="flex justify-between gap-4">
    <dt>{name}</dt>
    <dd className="text-ink tabular-nums">{children}</dd>
  </div>
)
