import { categoryMenu } from '@/content/catalogue/catalogue'
import { NotFoundNotice } from '@/features/catalogue/not-found-notice'

export default async function CategoryNotFound() {
  return <NotFoundNotice title="Category not found" categories={await categoryMenu()} />
}
