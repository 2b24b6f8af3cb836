/** A page of the site that shows a document. */
export type Place = { title: string; route: string }

/** What the question below finds out about a document's surroundings. */
export type Surroundings = {
  pages: { title?: string; route?: string; sections?: Section[] | null }[]
  /** Categories and sub-categories that refer to the document. */
  holders: (Titled & { _type: string; holds?: boolean })[]
  /** Posts that refer to the document, or that it refers to. */
  posts: { title?: string; number?: number }[]
}

type Section = { _type: string; [field: string]: unknown }
type Titled = { name?: string; slug?: string }

export type ShownDocument = {
  _id: string
  _type: string
  name?: string
  title?: string
  route?: string
  number?: number
  slug?: { current?: string }
  products?: unknown[]
  details?: unknown
  post?: { _ref?: string }
}

/** Asks for the surroundings of the document $id (and of the post $post, if it belongs to one). */
export const SURROUNDINGS = `{
  "pages": *[_type == "page"] | order(route asc) {title, route, sections},
  "holders": *[_type in ["category", "subCategory"] && references($id)] {
    _type, name, "slug": slug.current, "holds": $id in products[]._ref
  },
  "posts": *[_type == "post" && (author._ref == $id || _id == $post)] | order(number asc) {title, number}
}`

/** Which sections show documents of a type. */
const SECTIONS: Record<string, string[]> = {
  category: ['categoryGrid', 'categoryCarousel'],
  product: ['productCollection', 'productSlider'],
  post: ['blogCarousel', 'blogTeasers'],
  testimonial: ['testimonials'],
  teamMember: ['teamGrid'],
  partner: ['partnerLogos'],
  faqSection: ['faqGroups'],
  pricingPlan: ['pricingTable'],
  portfolioItem: ['portfolioSlider'],
  galleryItem: ['galleryTabs'],
  reason: ['reasons'],
  statistic: ['statistics'],
  homeTile: ['homeTiles'],
  shippingOptions: ['shippingTable'],
  paymentMethods: ['paymentMethodList'],
}

const place = (title: string, route: string): Place => ({ title, route })

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

/** Every place on the site where visitors meet a document, its own page first. */
export function placesOf(document: ShownDocument, { pages, holders, posts }: Surroundings): Place[] {
  const found = [
    ...ownPlaces(document),
    ...holders.flatMap((holder) => holderPlaces(holder)),
    ...posts.map(postPlace),
    ...pages.flatMap(({ title, route, sections }) =>
      route && sections?.some((section) => shows(section, document)) ? [place(title ?? route, route)] : [],
    ),
    ...(SCREENS[document._type] ?? []),
  ]
  return found.filter(({ route }, index) => found.findIndex((other) => other.route === route) === index)
}

function ownPlaces({ _type, name, title, route, number, slug, products, details }: ShownDocument): Place[] {
  if (_type === 'page') return route ? [place(title ?? route, route)] : []
  if (_type === 'product' && number)
    return [place(`Product page of “${name ?? ''}”`, `/product-details/${number}`)]
  if (_type === 'post' && number) return [postPlace({ title, number })]
  if (_type === 'portfolioItem' && number)
    return [place(`Page of “${name ?? ''}”`, `/portfolio-details-v1/${number}`)]
  if (_type !== 'category' && _type !== 'subCategory') return []
  const own = { name, slug: slug?.current }
  return [...(products?.length ? [listPlace(own)] : []), ...(details ? [detailsPlace(own)] : [])]
}

/** A category shows what it holds in its list, and its details on its product page. */
const holderPlaces = ({ holds, ...holder }: Surroundings['holders'][number]): Place[] =>
  holder.slug ? [holds ? listPlace(holder) : detailsPlace(holder)] : []

const listPlace = ({ name, slug = '' }: Titled) =>
  place(`List “${name ?? slug}”`, `/product-category?category=${encodeURIComponent(slug)}`)
const detailsPlace = ({ name, slug = '' }: Titled) =>
  place(`Product page of “${name ?? slug}”`, `/product-details?category=${encodeURIComponent(slug)}`)
const postPlace = ({ title, number }: { title?: string; number?: number }) =>
  place(`Post “${title ?? ''}”`, `/blog-details-v2/${number ?? ''}`)

/** Whether a section shows a document: it was chosen, or nothing was and the section shows all. */
function shows(section: Section, { _id, _type }: ShownDocument): boolean {
  if (!SECTIONS[_type]?.includes(section._type)) return false
  const chosen = chosenIds(section)
  return chosen.length === 0 || chosen.includes(_id)
}

/** The documents that were chosen for a section; its pictures do not count. */
function chosenIds(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(chosenIds)
  if (!value || typeof value !== 'object') return []
  const { _ref } = value as { _ref?: unknown }
  if (typeof _ref === 'string') return _ref.startsWith('image-') ? [] : [_ref]
  return Object.values(value).flatMap(chosenIds)
}
