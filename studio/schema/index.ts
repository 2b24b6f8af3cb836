import { category } from './catalogue/category.ts'
import { details } from './catalogue/details.ts'
import { product } from './catalogue/product.ts'
import { subCategory } from './catalogue/sub-category.ts'
import { company } from './company/index.ts'
import { banner } from './fields/banner.ts'
import { link } from './fields/link.ts'
import { picture } from './fields/picture.ts'
import { prose } from './fields/prose.ts'
import { seo } from './fields/seo.ts'
import { table } from './fields/table.ts'
import { author } from './blog/author.ts'
import { comment } from './blog/comment.ts'
import { post } from './blog/post.ts'
import { tag } from './blog/tag.ts'
import { inbox } from './inbox/index.ts'
import { page } from './pages/page.ts'
import { screen } from './pages/screen.ts'
import { quotes } from './quotes/index.ts'
import { samples } from './samples/index.ts'
import { sections } from './sections/index.ts'
import { sellingArticle } from './selling/article.ts'
import { certificate } from './selling/certificate.ts'
import { selling } from './selling/selling.ts'
import { withShortPreview } from './short-preview.ts'
import { order } from './shop/order.ts'
import { promoCodes } from './shop/promo-codes.ts'
import { shopSettings } from './shop/shop-settings.ts'
import { contact } from './site/contact.ts'
import { deletedDocument } from './site/deleted-document.ts'
import { navigationItem } from './site/navigation-item.ts'
import { navigation } from './site/navigation.ts'
import { redirect } from './site/redirect.ts'
import { searchSettings } from './site/search-settings.ts'
import { siteSettings } from './site/site-settings.ts'

/** Everything that can be edited: documents first, then the parts they are made of. */
export const schemaTypes = [
  category,
  subCategory,
  details,
  selling,
  sellingArticle,
  certificate,
  product,
  post,
  tag,
  author,
  comment,
  ...company,
  ...samples,
  page,
  screen,
  siteSettings,
  navigation,
  shopSettings,
  promoCodes,
  searchSettings,
  ...inbox,
  order,
  ...quotes,
  deletedDocument,
  redirect,
  ...sections,
  contact,
  navigationItem,
  picture,
  prose,
  table,
  link,
  banner,
  seo,
].map(withShortPreview)
