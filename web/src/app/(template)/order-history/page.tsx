import { sampleOrders } from '@/content/samples/orders'
import { personalMetadata } from '@/content/site/personal-metadata'
import { screenWords } from '@/content/site/screen-words'
import { AccountPage } from '@/features/account/account-page'
import { OrdersAndRequests } from '@/features/account/orders-and-requests-client'
import * as messages from '@/messages/pages'

export const ensureStatic = 'navigation'

export const generateMetadata = () => personalMetadata('order-history')

export default async function OrderHistoryRoute() {
  const [words, rows] = await Promise.all([screenWords('order-history'), sampleOrders()])
  return (
    <AccountPage words={words} current="order-history" crumb={messages.history}>
      <OrdersAndRequests sample={rows} />
    </AccountPage>
  )
}
