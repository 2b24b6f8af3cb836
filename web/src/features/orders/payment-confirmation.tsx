import { screenHref } from '@shop/studio/routes'
import { formatCents } from '@/content/money/format'
import { type OrderLink, orderHref } from '@/content/orders/order-link'
import type { samplePayment } from '@/content/orders/read-order'
import type { OrderView } from '@/content/orders/view'
import type { ScreenWords } from '@/content/site/screen-words'
import { ButtonLink } from '@/ui/button'
import { buttonClass } from '@/ui/button-look'
import { OrderState } from '@/ui/order-state'
import { PageBand } from '@/ui/page-band'
import { postDate } from '@/ui/post-date'
import { Section } from '@/ui/section'
import { OrderAgain } from '@/visitor/reorder/order-again-client'
import { Facts } from './facts'
import * as common from '@/messages/common'
import * as messages from '@/messages/orders'

type SamplePayment = NonNullable<Awaited<ReturnType<typeof samplePayment>>>

type FrameProps = {
  words: ScreenWords
  facts: Parameters<typeof Facts>[0]['facts']
  actions: React.ReactNode
}

function Frame({ words: { heading, text }, facts, actions }: FrameProps) {
  return (
    <>
      <PageBand title={heading} text={text} />
      <Section isTight label={heading}>
        <div className="mx-auto flex max-w-2xl flex-col gap-8 rounded-card bg-band p-6 sm:p-10">
          <Facts facts={facts} />
          <div className="flex flex-wrap gap-3">{actions}</div>
        </div>
      </Section>
    </>
  )
}

/** The sample's payment by card (specification, section 2). */
export function SamplePaymentConfirmation({
  words,
  payment,
}: {
  words: ScreenWords
  payment: SamplePayment
}) {
  return (
    <Frame
      words={words}
      facts={[
        [messages.date, postDate(payment.date ?? '')],
        [messages.cardHolder, payment.cardHolder],
        [messages.cardType, payment.cardType],
        [messages.cardNumber, payment.cardNumber],
        [messages.eMail, payment.email],
        [messages.phone, payment.phone],
        [common.subtotal, formatCents(Math.round((payment.subtotal ?? 0) * 100))],
      ]}
      actions={
        <>
          <ButtonLink href={screenHref('payment-failure')} look="quiet">
            {messages.cancelPayment}
          </ButtonLink>
          <ButtonLink href={screenHref('payment-success')}>{messages.confirmPayment}</ButtonLink>
        </>
      }
    />
  )
}

type OwnProps = { words: ScreenWords; order: OrderView; link: OrderLink }

/** How an order is paid: nothing is charged here, so there is nothing to confirm or to cancel. */
export function OrderPaymentConfirmation({ words, order, link }: OwnProps) {
  const { number, date, customer, paymentName, state, total } = order
  const shown =
    state?.name === 'Cancel'
      ? { heading: common.orderCancelled, text: messages.thisOrderCancelled }
      : { text: messages.nothingChargedNow }
  return (
    <Frame
      words={{ ...words, ...shown }}
      facts={[
        [messages.date, postDate(date)],
        [common.order, number],
        [messages.status, state && <OrderState key="state" {...state} />],
        [messages.customer, customer.name],
        [common.payment, paymentName],
        [messages.eMail, customer.email],
        [messages.phone, customer.phone],
        [common.total, formatCents(total)],
      ]}
      actions={
        <>
          {/* A full page load: a private page is neither prefetched nor kept by the router. */}
          <a href={orderHref('invoice', link)} className={buttonClass()}>
            {messages.viewInvoice}
          </a>
          <ButtonLink href={screenHref('shop-v1')} look="quiet">
            {common.backToShop}
          </ButtonLink>
          <OrderAgain
            source={{ order: link }}
            name={messages.orderNumbered(number)}
            className={buttonClass('quiet', 'needs-script')}
          />
        </>
      }
    />
  )
}
