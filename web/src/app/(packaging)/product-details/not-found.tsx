import { categoryMenu } from '@/content/catalogue/catalogue'
import { NotFoundNotice } from '@/features/catalogue/not-found-notice'

export default async function ProductNotFound() {
  return <NotFoundNotice title="Product not found" categories={await categoryMenu()} />
}
