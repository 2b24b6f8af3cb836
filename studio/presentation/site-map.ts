/** A page of the site that shows one document of a type; `:number` stands for the document's number. */
export type DocumentRoute = { type: string; path: `/${string}/:number`; title: string; isPlanned?: true }

/** A page of the site that always shows documents of some types, whatever sections say. */
export type Screen = { path: string; title: string; shows: string[]; isPlanned?: true }

/*
 * The pages of the site beside those that are made of sections, and the catalogue's. A page that exists needs its line
 * here and nothing else: “Used on”, “Shown on” and the document that opens beside a page follow. `isPlanned` keeps a
 * page from being offered as long as the site does not have it; a test says when the word has to go.
 */

export const documentRoutes: DocumentRoute[] = [
  { type: 'product', path: '/product-details/:number', title: 'Product page', isPlanned: true },
  { type: 'post', path: '/blog-details-v2/:number', title: 'Post', isPlanned: true },
  { type: 'portfolioItem', path: '/portfolio-details-v1/:number', title: 'Portfolio page', isPlanned: true },
]

export const screens: Screen[] = [
  { path: '/product-category', title: 'All Categories', shows: ['category'] },
  {
    path: '/shop-v1',
    title: 'Shop, with filters at the top',
    shows: ['product', 'shopFilters'],
    isPlanned: true,
  },
  {
    path: '/shop-v2',
    title: 'Shop, with filters beside',
    shows: ['product', 'shopFilters'],
    isPlanned: true,
  },
  {
    path: '/shop-v3',
    title: 'Shop, with a row of tiles',
    shows: ['product', 'shopFilters'],
    isPlanned: true,
  },
  { path: '/blog-v1', title: 'Blog', shows: ['post'], isPlanned: true },
  { path: '/blog-v2', title: 'Blog, second form', shows: ['post'], isPlanned: true },
  { path: '/blog-tag', title: 'Blog tags', shows: ['post'], isPlanned: true },
  { path: '/blog-details-v3', title: 'Article with a sidebar', shows: ['shopFilters'], isPlanned: true },
  { path: '/portfolio-v1', title: 'Portfolio', shows: ['portfolioItem'], isPlanned: true },
  { path: '/portfolio-v2', title: 'Our Gallery', shows: ['galleryItem'], isPlanned: true },
  { path: '/portfolio-v3', title: 'Portfolio, third form', shows: ['portfolioItem'], isPlanned: true },
  { path: '/cart', title: 'Cart', shows: ['cartSample'], isPlanned: true },
  { path: '/wishlist', title: 'Wishlist', shows: ['wishlistSample'], isPlanned: true },
  {
    path: '/checkout',
    title: 'Checkout',
    shows: ['cartSample', 'checkoutSample', 'paymentMethods'],
    isPlanned: true,
  },
  { path: '/my-account', title: 'My Account', shows: ['orderSample'], isPlanned: true },
  { path: '/order-history', title: 'Order History', shows: ['orderSample'], isPlanned: true },
  { path: '/invoice', title: 'Invoice', shows: ['invoiceSample'], isPlanned: true },
  { path: '/payment-confirmation', title: 'Payment Confirmation', shows: ['paymentSample'], isPlanned: true },
]

/** The address of the page that a type's document has by its number, if the site has such pages. */
export function numberedRoute(type: string, number: number | undefined | null): string | undefined {
  const route = documentRoutes.find((each) => each.type === type && !each.isPlanned)
  return route && number ? route.path.replace(':number', String(number)) : undefined
}
