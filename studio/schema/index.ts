import { category } from './catalogue/category.ts'
import { details } from './catalogue/details.ts'
import { subCategory } from './catalogue/sub-category.ts'
import { link } from './fields/link.ts'
import { picture } from './fields/picture.ts'
import { seo } from './fields/seo.ts'
import { page } from './pages/page.ts'
import { sections } from './sections/index.ts'
import { contact } from './site/contact.ts'
import { navigationItem } from './site/navigation-item.ts'
import { navigation } from './site/navigation.ts'
import { siteSettings } from './site/site-settings.ts'

/** Everything that can be edited: documents first, then the parts they are made of. */
export const schemaTypes = [
  category,
  subCategory,
  details,
  page,
  siteSettings,
  navigation,
  ...sections,
  contact,
  navigationItem,
  picture,
  link,
  seo,
]
