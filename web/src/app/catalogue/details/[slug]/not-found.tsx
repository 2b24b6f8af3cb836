import { categoryMenu } from '@/content/catalogue/catalogue'
import { NotFoundNotice } from '@/features/catalogue/not-found-notice'
import { Shell } from '@/shell/shell'

export default async function ProductNotFound() {
  return (
    <Shell>
      <NotFoundNotice title="Product not found" categories={await categoryMenu()} />
    </Shell>
  )
}
