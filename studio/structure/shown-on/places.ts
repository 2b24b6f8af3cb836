import { placesOf, usedOnQuery, type Place, type Usage } from '../../presentation/used-on.ts'

/** What is known of a document before the lake is asked. */
export type ShownDocument = {
  _id: string
  _type: string
  name?: string
  title?: string
  number?: number
  post?: { _ref?: string }
}

/** What the lake answers to `surroundingsOf`. */
export type Surroundings = {
  usage: Usage
  /** Posts that the document wrote or stands under. */
  posts: { title?: string; number?: number }[]
  /** Pages with a section that shows the document although it does not refer to it. */
  pages: { title?: string; route?: string }[]
}

/** Sections that show documents of a type without naming them. */
const SECTIONS: Record<string, string> = {
  galleryItem: 'galleryTabs',
  shippingOptions: 'shippingTable',
  paymentMethods: 'paymentMethodList',
}

/** GROQ that finds out where a document of a type is shown; takes $id and $post. */
export const surroundingsOf = (type: string) => `{
  "usage": ${usedOnQuery(type)},
  "posts": *[_type == "post" && (author._ref == $id || _id == $post)] | order(number asc) { title, number },
  "pages": *[_type == "page" && "${SECTIONS[type] ?? 'none'}" in sections[]._type] | order(route asc) { title, route }
}`

const place = (title: string, href: string): Place => ({ title, href })

/** Screens that show every document of a type, or the one document of its kind. */
const SCREENS: Record<string, Place[]> = {
  product: [
    place('Shop, with filters at the top', '/shop-v1'),
    place('Shop, with filters beside', '/shop-v2'),
    place('Shop, with a row of tiles', '/shop-v3'),
  ],
  post: [place('Blog', '/blog-v1'), place('Blog, second form', '/blog-v2'), place('Blog tags', '/blog-tag')],
  portfolioItem: [place('Portfolio', '/portfolio-v1'), place('Portfolio, third form', '/portfolio-v3')],
  galleryItem: [place('Our Gallery', '/portfolio-v2')],
  cartSample: [place('Cart, and the cart at the top of every page', '/cart'), place('Checkout', '/checkout')],
  wishlistSample: [place('Wishlist, and the wishlist at the top of every page', '/wishlist')],
  orderSample: [place('My Account', '/my-account'), place('Order History', '/order-history')],
  invoiceSample: [place('Invoice', '/invoice')],
  paymentSample: [place('Payment Confirmation', '/payment-confirmation')],
  paymentMethods: [place('Checkout', '/checkout')],
  checkoutSample: [place('Checkout', '/checkout')],
  shopFilters: [
    place('Shop, with filters at the top', '/shop-v1'),
    place('Shop, with filters beside', '/shop-v2'),
    place('Shop, with a row of tiles', '/shop-v3'),
    place('Article with a sidebar', '/blog-details-v3'),
  ],
  siteSettings: [place('Every page', '/')],
  navigation: [place('Every page', '/')],
}

/** Every place on the site where visitors meet a document, its own page first, each once. */
export function shownAt(document: ShownDocument, { usage, posts, pages }: Surroundings): Place[] {
  const found = [
    ...ownPlaces(document),
    ...posts.map(postPlace),
    ...placesOf(document._type, usage),
    ...pages.flatMap(({ title, route }) => (route ? [place(title ?? route, route)] : [])),
    ...(SCREENS[document._type] ?? []),
  ]
  return found.filter(({ href }, index) => found.findIndex((other) => other.href === href) === index)
}

/** Addresses that end in the number of their document. */
function ownPlaces({ _type, name = '', title, number }: ShownDocument): Place[] {
  if (!number) return []
  if (_type === 'product') return [place(`Product page of “${name}”`, `/product-details/${number}`)]
  if (_type === 'post') return [postPlace({ title, number })]
  if (_type === 'portfolioItem') return [place(`Page of “${name}”`, `/portfolio-details-v1/${number}`)]
  return []
}

const postPlace = ({ title = '', number }: { title?: string | undefined; number?: number }) =>
  place(`Post “${title}”`, `/blog-details-v2/${number ?? ''}`)
