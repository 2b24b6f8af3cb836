import { sampleOrders } from '@/content/samples/orders'
import { personalMetadata } from '@/content/site/personal-metadata'
import { screenWords } from '@/content/site/screen-words'
import { AccountPage } from '@/features/account/account-page'
import { OrderList } from '@/features/account/order-list-client'
import { OwnSamples } from '@/features/account/own-samples-client'
import { SavedLists } from '@/visitor/reorder/saved-lists-client'

export const ensureStatic = 'navigation'

export const generateMetadata = () => personalMetadata('order-history')

export default async function OrderHistoryRoute() {
  const [words, rows] = await Promise.all([screenWords('order-history'), sampleOrders()])
  return (
    <AccountPage words={words} current="order-history" crumb="History">
      <div className="flex flex-col gap-14">
        <OrderList sample={rows} />
        <SavedLists />
        <OwnSamples />
      </div>
    </AccountPage>
  )
}
