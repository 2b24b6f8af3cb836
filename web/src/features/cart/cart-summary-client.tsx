'use client'

import { screenHref } from '@shop/studio/routes'
import type { ShopSettings } from '@/content/orders/types'
import type { CartSample } from '@/content/samples/types'
import { buttonClass } from '@/ui/button-look'
import { Link } from '@/ui/link-client'
import { useCart } from '@/visitor/use-cart-client'
import { OwnSums, SampleSums } from './cart-sums-client'
import { PromoEnded } from './promo-ended-client'
import { PromoForm } from './promo-form-client'
import { ShippingChoices } from './shipping-choices-client'
import * as messages from '@/messages/cart'
import * as common from '@/messages/common'

type CartSummaryProps = {
  /** The sample, while it is shown: its sums are shown as written. */
  sample: CartSample | undefined
} & Pick<ShopSettings, 'shipping' | 'tax'>

/** Promo code, delivery, sums, and the link to the checkout. */
export function CartSummary({ sample, shipping, tax }: CartSummaryProps) {
  const { lines, acceptPrices, shipping: chosen } = useCart()
  const delivery = shipping.find(({ key }) => key === chosen) ?? shipping[0]
  return (
    <aside
      aria-label={messages.summary}
      className="flex flex-col gap-8 rounded-card bg-band p-5 sm:p-7 lg:sticky lg:top-28"
    >
      <h2 className="text-h3">{messages.summary}</h2>
      <div className="flex flex-col gap-3">
        <PromoForm sampleCode={sample?.couponCode} />
        <PromoEnded />
      </div>
      <ShippingChoices choices={shipping} chosen={delivery} />
      {sample ? <SampleSums sample={sample} tax={tax} /> : <OwnSums delivery={delivery} tax={tax} />}
      <Link
        href={screenHref('checkout')}
        className={buttonClass('primary')}
        // Going on accepts the changed prices, which are shown here; the checkout compares with them.
        onClick={() => {
          if (lines.length > 0) void acceptPrices()
        }}
      >
        {common.checkout}
      </Link>
    </aside>
  )
}
