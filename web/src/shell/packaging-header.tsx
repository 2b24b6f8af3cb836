import { categoryMenu } from '@/content/catalogue/catalogue'
import { navigation, siteSettings } from '@/content/site/site'
import { PackagingHeaderView } from './packaging-header-client'
import type { HeaderTools } from './shell'

/** The header of the packaging pages, with its menu and the categories. */
export async function PackagingHeader(tools: HeaderTools) {
  const [{ title }, { items, callToAction }, categories] = await Promise.all([
    siteSettings(),
    navigation('navigation-packaging'),
    categoryMenu(),
  ])
  return (
    <PackagingHeaderView
      {...tools}
      title={title}
      items={items}
      callToAction={callToAction}
      categories={categories}
    />
  )
}
