import { sampleOrders } from '@/content/samples/orders'
import { personalMetadata } from '@/content/site/personal-metadata'
import { screenWords } from '@/content/site/screen-words'
import { AccountPage } from '@/features/account/account-page'
import { OrdersAndRequests } from '@/features/account/orders-and-requests-client'

export const ensureStatic = 'navigation'

export const generateMetadata = () => personalMetadata('my-account')

export default async function MyAccountRoute() {
  const [words, rows] = await Promise.all([screenWords('my-account'), sampleOrders()])
  return (
    <AccountPage words={words} current="my-account">
      <OrdersAndRequests sample={rows} />
    </AccountPage>
  )
}
