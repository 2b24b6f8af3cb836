import { sampleOrders } from '@/content/samples/orders'
import { personalMetadata } from '@/content/site/personal-metadata'
import { screenWords } from '@/content/site/screen-words'
import { AccountPage } from '@/features/account/account-page'
import { OrderList } from '@/features/account/order-list-client'
import * as messages from '@/messages/pages'
import { OwnQuotes } from '@/features/account/own-quotes-client'
import { OwnSamples } from '@/features/account/own-samples-client'
import { SavedLists } from '@/visitor/reorder/saved-lists-client'

export const ensureStatic = 'navigation'

export const generateMetadata = () => personalMetadata('order-history')

export default async function OrderHistoryRoute() {
  const [words, rows] = await Promise.all([screenWords('order-history'), sampleOrders()])
  return (
    <AccountPage words={words} current="order-history" crumb={messages.history}>
      <div className="flex min-w-0 flex-col gap-12">
        <OrderList sample={rows} />
        <OwnQuotes />
        <SavedLists />
        <OwnSamples />
      </div>
    </AccountPage>
  )
}
