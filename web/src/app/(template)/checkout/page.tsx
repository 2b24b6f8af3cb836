import { checkoutContent } from '@/content/orders/checkout-content'
import { personalMetadata } from '@/content/site/personal-metadata'
import { screenWords } from '@/content/site/screen-words'
import { BillingFields } from '@/features/cart/checkout/billing-fields'
import { Checkout } from '@/features/cart/checkout/checkout-client'
import { PersonalPage } from '@/ui/personal-page'
import * as messages from '@/messages/pages'

export const ensureStatic = 'navigation'

export const generateMetadata = () => personalMetadata('checkout')

/** The sample is in the HTML; the visitor's own cart replaces it in the browser. */
export default async function CheckoutRoute() {
  const [words, { towns, ...content }] = await Promise.all([screenWords('checkout'), checkoutContent()])
  return (
    <PersonalPage {...words} kept="cart" withoutScript={messages.checkoutNeedsScript}>
      <Checkout content={content} fields={<BillingFields towns={towns} />} />
    </PersonalPage>
  )
}
