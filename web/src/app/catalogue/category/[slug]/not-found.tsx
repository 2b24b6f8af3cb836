import { categoryMenu } from '@/content/catalogue/catalogue'
import { NotFoundNotice } from '@/features/catalogue/not-found-notice'
import { Shell } from '@/shell/shell'

export default async function CategoryNotFound() {
  return (
    <Shell>
      <NotFoundNotice title="Category not found" categories={await categoryMenu()} />
    </Shell>
  )
}
