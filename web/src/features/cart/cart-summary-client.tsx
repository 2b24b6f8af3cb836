'use client'

import { screenHref } from '@shop/studio/routes'
import { lazy, type ReactNode } from 'react'
import { orderableLines } from '@/content/cart/cart'
import { formatCents, formatShort } from '@/content/money/format'
import { totals } from '@/content/money/totals'
import type { ShippingChoice, ShopSettings } from '@/content/orders/types'
import type { CartSample } from '@/content/samples/types'
import { buttonClass } from '@/ui/button-look'
import { FieldSet, Radio } from '@/ui/field'
import { Link } from '@/ui/link-client'
import { useCart } from '@/visitor/use-cart-client'

// Of its own chunk: the checkout shows it only on demand.
const PromoForm = lazy(async () => ({ default: (await import('./promo-form-client')).PromoForm }))

type CartSummaryProps = {
  /** The sample, while it is shown: its sums are shown as written. */
  sample: CartSample | undefined
} & Pick<ShopSettings, 'shipping' | 'tax'>

/** Promo code, delivery, sums, and the way to the checkout. */
export function CartSummary({ sample, shipping, tax }: CartSummaryProps) {
  const { lines, acceptPrices, setShipping, shipping: chosen } = useCart()
  const delivery = shipping.find(({ key }) => key === chosen) ?? shipping[0]
  return (
    <aside
      aria-label="Summary"
      className="flex flex-col gap-8 rounded-card bg-band p-5 sm:p-7 lg:sticky lg:top-28"
    >
      <h2 className="text-h3">Summary</h2>
      <PromoForm sampleCode={sample?.couponCode} />
      <FieldSet legend="Shipping" className="gap-0 [&>legend]:mb-1">
        {shipping.map((choice) => (
          <Radio
            key={choice.key}
            name="shipping"
            value={choice.key}
            checked={choice === delivery}
            onChange={() => void setShipping(choice.key)}
            label={<ChoiceLabel choice={choice} />}
          />
        ))}
      </FieldSet>
      {sample ? <SampleSums sample={sample} taxName={tax.name} /> : <OwnSums delivery={delivery} tax={tax} />}
      <Link
        href={screenHref('checkout')}
        className={buttonClass('primary')}
        // Whoever goes on has seen the changed prices; the checkout compares with these.
        onClick={() => {
          if (lines.length > 0) void acceptPrices()
        }}
      >
        Checkout
      </Link>
    </aside>
  )
}

export const ChoiceLabel = ({ choice: { name, text, price } }: { choice: ShippingChoice }) => (
  <span className="flex grow justify-between gap-4 py-1.5 text-ink">
    <span>
      {name}
      {text && (
        <span className="block text-small text-text">
          <bdi>{text}</bdi>
        </span>
      )}
    </span>
    <span className="tabular-nums">{formatShort(price)}</span>
  </span>
)

export function SampleSums({ sample, taxName }: { sample: CartSample; taxName: string }) {
  return (
    <Sums total={formatShort(sample.total)}>
      <Sum name="Subtotal">{formatShort(sample.subtotal)}</Sum>
      <Sum name="Coupon">{formatShort(sample.coupon)}</Sum>
      <Sum name="Shipping">{formatShort(sample.deliveryFee)}</Sum>
      <Sum name={`${taxName}, included`}>{formatShort(sample.vat)}</Sum>
    </Sums>
  )
}

type OwnSumsProps = { delivery: ShippingChoice | undefined; tax: ShopSettings['tax'] }

export function OwnSums({ delivery, tax }: OwnSumsProps) {
  const { lines, promoCode, reduction } = useCart()
  const sums = totals({ lines: orderableLines(lines), reduction, delivery: delivery?.price, tax })
  return (
    <Sums total={formatCents(sums.total)}>
      <Sum name="Subtotal">{formatCents(sums.subtotal)}</Sum>
      {reduction && <Sum name={`Coupon ${promoCode}`}>{formatCents(-sums.discount)}</Sum>}
      <Sum name="Shipping">{formatCents(sums.delivery)}</Sum>
      <Sum name={tax.isIncluded ? `${tax.name}, included` : tax.name}>{formatCents(sums.tax)}</Sum>
    </Sums>
  )
}

const Sums = ({ total, children }: { total: string; children: ReactNode }) => (
  <dl aria-live="polite" className="flex flex-col gap-2 border-t border-line pt-6">
    {children}
    <div className="flex justify-between gap-4 border-t border-line pt-4 font-heading text-h3 text-ink">
      <dt>Total</dt>
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
