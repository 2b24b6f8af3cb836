'use client'

import { screenHref } from '@shop/studio/routes'
import type { ReactNode } from 'react'
import { orderableLines } from '@/content/cart/cart'
import { totals } from '@/content/money/totals'
import type { CheckoutContent } from '@/content/orders/checkout-content'
import { ButtonLink } from '@/ui/button'
import { EmptyState } from '@/ui/empty-state'
import { ErrorSummary } from '@/ui/forms/error-summary'
import { FormCheckbox, SubmitButton } from '@/ui/forms/fields-client'
import { FormContext } from '@/ui/forms/form-context'
import { Honeypot } from '@/ui/forms/honeypot'
import { Link } from '@/ui/link-client'
import { billing } from '@/content/orders/billing'
import { OwnSums, SampleSums } from '../cart-sums-client'
import { PromoEnded } from '../promo-ended-client'
import { ShippingChoices } from '../shipping-choices-client'
import { useShownCart } from '../use-shown-cart-client'
import { FieldError, PaymentChoices } from './choices-client'
import { CouponBox } from './coupon-box-client'
import { OrderedLines } from './ordered-lines'
import { useCheckout } from './use-checkout-client'
import * as messages from '@/messages/checkout'
import * as common from '@/messages/common'
import { checkoutFields } from '@/visitor/kept-fields'
import { useKeptFields } from '@/visitor/use-kept-fields-client'

const formId = 'checkout'

/** Agreeing to the terms belongs to one order, and the cart keeps its delivery. */
const notKept = ['terms', 'shipping']

type CheckoutProps = {
  content: Omit<CheckoutContent, 'towns'>
  /** The billing details; a server component. */
  fields: ReactNode
}

/** The checkout: coupon, billing details, what is ordered, delivery, payment, terms. */
export function Checkout({ content, fields }: CheckoutProps) {
  const { sample, shipping, tax, payments, terms } = content
  const cart = useShownCart(sample?.lines ?? [])
  const shown = Array.isArray(cart.lines) ? cart.lines : []
  const lines = orderableLines(shown)
  const delivery = shipping.find(({ key }) => key === cart.shipping) ?? shipping[0]
  const isSample = cart.status !== 'own' && sample !== undefined
  const sums = totals({ lines, reduction: cart.reduction, delivery: delivery?.price, tax })
  const { state, isPending, formProps } = useCheckout(formId, {
    lines: lines.map(({ product, option, quantity, seen, unitPrice }) => ({
      product,
      option,
      quantity,
      name: seen.name,
      unitPrice,
    })),
    tax: isSample ? sample.vat : sums.tax,
    total: isSample ? sample.total : sums.total,
    promoCode: isSample ? sample.couponCode : cart.reduction && cart.promoCode,
    delivery: delivery?.name.slice(0, 100),
    payments,
  })
  useKeptFields(formProps.ref, { fields: checkoutFields, notKept, isShown: lines.length > 0 })
  if (lines.length === 0 && cart.status !== 'unread' && !isPending) {
    return (
      <NothingToOrder isEmpty={shown.length === 0}>
        {/* The form was removed, but the message of the server stays. */}
        <ErrorSummary formId={formId} state={state} removed={messages.nothingWasOrdered} />
      </NothingToOrder>
    )
  }
  return (
    <FormContext value={{ id: formId, state, isPending }}>
      <div className="flex flex-col gap-8" data-until={cart.status === 'unread' ? 'read' : undefined}>
        <PromoEnded />
        <CouponBox sampleCode={isSample ? sample.couponCode : undefined} />
        <form {...formProps} aria-label={common.checkout} className="flex scroll-mt-28 flex-col gap-8">
          <ErrorSummary formId={formId} state={state} />
          <div className="grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_26rem] lg:items-start">
            {fields}
            <div className="flex flex-col gap-8 rounded-card bg-band p-5 sm:p-7">
              <OrderedLines lines={shown} />
              {isSample ? (
                <SampleSums sample={sample} tax={tax} />
              ) : (
                <OwnSums delivery={delivery} tax={tax} />
              )}
              <ShippingChoices choices={shipping} chosen={delivery}>
                <FieldError name="shipping" />
              </ShippingChoices>
              <PaymentChoices choices={payments} />
              <FormCheckbox name="terms" required label={terms} {...billing.terms} />
              <Link
                href="/terms-and-conditions"
                className="quiet-link -mt-6 min-h-11 text-kraft-deep underline"
              >
                {messages.readTerms}
              </Link>
              <div className="flex flex-col gap-3">
                <SubmitButton className="needs-script">{messages.placeToOrder}</SubmitButton>
                <ButtonLink href={screenHref('cart')} look="quiet">
                  {messages.backToCart}
                </ButtonLink>
              </div>
            </div>
          </div>
          <Honeypot />
        </form>
      </div>
    </FormContext>
  )
}

type NothingToOrderProps = {
  /** Otherwise the cart has lines, and none of them can be ordered. */
  isEmpty: boolean
  children: ReactNode
}

const NothingToOrder = ({ isEmpty, children }: NothingToOrderProps) => (
  <div className="flex flex-col items-center gap-8">
    {children}
    <EmptyState>{isEmpty ? messages.nothingToOrder : messages.nothingCanBeOrdered}</EmptyState>
    <div className="flex flex-wrap justify-center gap-3">
      <ButtonLink href={screenHref('shop-v1')}>{common.continueShopping}</ButtonLink>
      {!isEmpty && (
        <ButtonLink href={screenHref('cart')} look="quiet">
          {messages.backToCart}
        </ButtonLink>
      )}
    </div>
  </div>
)
