import type { DocumentRoute } from './route.ts'

/** Pages of documents that have a number in their address. The first route of a type is its canonical one. */
export const documentRoutes: readonly DocumentRoute[] = [
  { type: 'product', path: '/product-details/:number', title: 'Product', header: 'template' },
  { type: 'post', path: '/blog-details-v1/:number', title: 'Post', header: 'template' },
  {
    type: 'post',
    path: '/blog-details-v2/:number',
    title: 'Post with its picture beside the heading',
    header: 'template',
    isVariant: true,
  },
  {
    type: 'portfolioItem',
    path: '/portfolio-details-v1/:number',
    title: 'Portfolio item',
    header: 'template',
  },
  {
    type: 'portfolioItem',
    path: '/portfolio-details-v2/:number',
    title: 'Portfolio item with gallery',
    header: 'template',
    isVariant: true,
  },
]

/** The canonical route of a type whose pages have numbers. */
export const documentRouteOf = (type: string): DocumentRoute | undefined =>
  documentRoutes.find((route) => route.type === type && !route.isVariant)

/** The canonical address of a document by its number, or by another text at its place in an address. */
const numberedHref = (type: string, number: number | string) =>
  documentRouteOf(type)?.path.replace(':number', String(number)) ?? '/'

export const productHref = (number: number | string) => numberedHref('product', number)
export const postHref = (number: number | string) => numberedHref('post', number)
/** The second layout of a post. */
export const splitPostHref = (number: number | string) => `/blog-details-v2/${number}`
export const portfolioHref = (number: number | string) => numberedHref('portfolioItem', number)

/** The second layout of a work of the portfolio. */
export const portfolioGalleryHref = (number: number | string) => `/portfolio-details-v2/${number}`

/** The page that lists the posts with a tag. */
export const tagHref = (slug: string) => `/blog-tag?tag=${encodeURIComponent(slug)}`
