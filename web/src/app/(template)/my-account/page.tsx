import { sampleOrders } from '@/content/samples/orders'
import { personalMetadata } from '@/content/site/personal-metadata'
import { screenWords } from '@/content/site/screen-words'
import { AccountPage } from '@/features/account/account-page'
import { OrderList } from '@/features/account/order-list-client'
import { OwnSamples } from '@/features/account/own-samples-client'
import { SavedLists } from '@/visitor/reorder/saved-lists-client'

export const ensureStatic = 'navigation'

export const generateMetadata = () => personalMetadata('my-account')

export default async function MyAccountRoute() {
  const [words, rows] = await Promise.all([screenWords('my-account'), sampleOrders()])
  return (
    <AccountPage words={words} current="my-account">
      <div className="flex flex-col gap-14">
        <OrderList sample={rows} />
        <SavedLists />
        <OwnSamples />
      </div>
    </AccountPage>
  )
}
