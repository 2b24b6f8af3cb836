import { shopSettings } from '@/content/orders/settings'
import { cartSample } from '@/content/samples/samples'
import { personalMetadata } from '@/content/site/personal-metadata'
import { screenWords } from '@/content/site/screen-words'
import { CartPage } from '@/features/cart/cart-page-client'
import { PersonalPage } from '@/ui/personal-page'
import * as messages from '@/messages/pages'

export const ensureStatic = 'navigation'

export const generateMetadata = () => personalMetadata('cart')

/** The sample is in the HTML; the visitor's own cart replaces it in the browser. */
export default async function CartRoute() {
  const [words, sample, { shipping, tax }] = await Promise.all([
    screenWords('cart'),
    cartSample(),
    shopSettings(),
  ])
  return (
    <PersonalPage {...words} kept="cart" withoutScript={messages.cartNeedsScript}>
      <CartPage sample={sample} shipping={shipping} tax={tax} />
    </PersonalPage>
  )
}
