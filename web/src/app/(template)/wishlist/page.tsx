import { sampleWishes } from '@/content/samples/samples'
import { personalMetadata } from '@/content/site/personal-metadata'
import { screenWords } from '@/content/site/screen-words'
import { WishlistPage } from '@/features/wishlist/wishlist-page-client'
import { PersonalPage } from '@/ui/personal-page'
import * as messages from '@/messages/pages'

export const ensureStatic = 'navigation'

export const generateMetadata = () => personalMetadata('wishlist')

/** The sample is in the HTML; the visitor's own or a shared list replaces it in the browser. */
export default async function WishlistRoute() {
  const [words, wishes] = await Promise.all([screenWords('wishlist'), sampleWishes()])
  return (
    <PersonalPage {...words} kept="wishlist" withoutScript={messages.wishlistNeedsScript}>
      <WishlistPage first={wishes} />
    </PersonalPage>
  )
}
