import { screenHref } from '@shop/studio/routes'
import type { ReactNode } from 'react'
import type { OrderLink, OrderPage } from '@/content/orders/order-link'
import { sampleOrder, samplePayment } from '@/content/orders/read-order'
import type { OrderView } from '@/content/orders/view'
import { screenWords, type ScreenWords } from '@/content/site/screen-words'
import { EarlierDetails } from '@/features/orders/earlier-details'
import { InvoicePage } from '@/features/orders/invoice-page'
import { OrderReceipt } from '@/features/orders/order-receipt'
import { OwnOrderInstead } from '@/features/orders/own-order-instead-client'
import { OrderPaymentConfirmation, SamplePaymentConfirmation } from '@/features/orders/payment-confirmation'
import { pageByRoute } from '@/sections/page'
import { Sections } from '@/sections/registry'
import { ButtonLink } from '@/ui/button'
import type { IconName } from '@/ui/icons/names'
import { Notice } from '@/ui/notice'
import { Section } from '@/ui/section'
import * as common from '@/messages/common'
import * as messages from '@/messages/pages'

type Own = { order: OrderView; link: OrderLink }
type SamplePage = Exclude<OrderPage, 'thank-you'>

type OwnOrderScreenProps = Own & { page: OrderPage; isEarlier: boolean }

/**
 * A page after an order, with the order of a private link.
 * @param isEarlier the order holds other details than the customer sent at last
 */
export async function OwnOrderScreen({ page, isEarlier, ...own }: OwnOrderScreenProps) {
  const isCancelled = own.order.state?.name === 'Cancel'
  if (isCancelled && page !== 'invoice' && page !== 'payment-confirmation') return <Cancelled {...own} />
  if (page === 'thank-you') {
    const document = await pageByRoute('/thank-you')
    return (
      <>
        {isEarlier && (
          <Section isTight>
            <EarlierDetails order={own.order} />
          </Section>
        )}
        <Sections sections={document?.sections ?? []} />
        <Section isTight label={common.yourOrder}>
          <OrderReceipt {...own} />
        </Section>
      </>
    )
  }
  const words = await screenWords(page)
  if (page === 'invoice') return <InvoicePage words={words} order={own.order} />
  if (page === 'payment-confirmation') return <OrderPaymentConfirmation words={words} {...own} />
  const text = messages.payAsChosen(ownPaymentWords[page], own.order.paymentName)
  return <PaymentNotice page={page} words={{ ...words, text }} receipt={<OrderReceipt {...own} />} />
}

/** Thanks, a promise of an email, and words about a payment would be wrong for it. */
const Cancelled = (own: Own) => (
  <Notice
    title={common.orderCancelled}
    actions={<ButtonLink href={screenHref('shop-v1')}>{common.backToShop}</ButtonLink>}
  >
    <div className="mt-8 text-body">
      <OrderReceipt {...own} />
    </div>
  </Notice>
)

/** The same page with the sample; without samples it says where orders are. */
export async function SampleOrderScreen({ page }: { page: SamplePage }) {
  const words = await screenWords(page)
  if (page === 'payment-success' || page === 'payment-failure') {
    return <PaymentNotice page={page} words={words} />
  }
  if (page === 'invoice') {
    const order = await sampleOrder()
    return (
      <OwnOrderInstead page={page}>
        {order ? <InvoicePage words={words} order={order} /> : <NoOrder words={words} />}
      </OwnOrderInstead>
    )
  }
  const payment = await samplePayment()
  return (
    <OwnOrderInstead page={page}>
      {payment ? <SamplePaymentConfirmation words={words} payment={payment} /> : <NoOrder words={words} />}
    </OwnOrderInstead>
  )
}

const icons: Record<'payment-success' | 'payment-failure', IconName> = {
  'payment-success': 'circle-check',
  'payment-failure': 'credit-card',
}

/** An order is paid on delivery or by invoice: the words of the sample, a charged card, would be false for it. */
const ownPaymentWords: Record<keyof typeof icons, string> = {
  'payment-success': messages.placedAndNotCharged,
  'payment-failure': messages.nothingTaken,
}

type PaymentNoticeProps = { page: keyof typeof icons; words: ScreenWords; receipt?: ReactNode }

const PaymentNotice = ({ page, words: { heading, text }, receipt }: PaymentNoticeProps) => (
  <Notice
    title={heading}
    icon={icons[page]}
    actions={
      page === 'payment-success' ? (
        <ButtonLink href={screenHref('shop-v1')}>{common.backToShop}</ButtonLink>
      ) : (
        <ButtonLink href="/payment-method">{messages.updatePaymentMethod}</ButtonLink>
      )
    }
  >
    {text && <p>{text}</p>}
    {receipt && <div className="mt-8 text-body">{receipt}</div>}
  </Notice>
)

const NoOrder = ({ words: { heading } }: { words: ScreenWords }) => (
  <Notice title={heading} actions={<ButtonLink href={screenHref('shop-v1')}>{common.backToShop}</ButtonLink>}>
    <p>{messages.openByOrderLink}</p>
  </Notice>
)
