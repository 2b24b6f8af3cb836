import type { ScreenKey } from './screens.ts'

/** Addresses that differ from the key of their page; some of them as the specification spells them. */
const paths: { [Key in ScreenKey]?: `/${string}` } = {
  categories: '/product-category',
  'sample-product': '/product-detailsss',
  'blog-details': '/blog-details-v2',
  'blog-sidebar': '/blog-details-v3',
  gallery: '/portfolio-v2',
  'forgot-password': '/forger-password',
}

/** The address of a fixed page. In a module of its own, so that the browser does not load the table of all pages. */
export const screenHref = (key: ScreenKey): `/${string}` => paths[key] ?? `/${key}`
