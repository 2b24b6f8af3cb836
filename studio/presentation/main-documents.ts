import type { DocumentResolver } from 'sanity/presentation'
import { documentRoutes } from './site-map.ts'

type Context = { path: string; params: Record<string, string> }

/** The document that a page is about, so that opening the page opens it beside. The most special addresses first. */
export const mainDocuments: DocumentResolver[] = [
  ...documentRoutes.map(({ type, path }) => ({
    route: path,
    filter: `_type == "${type}" && string(number) == $number`,
    params: ({ params }: Context) => ({ number: params.number ?? '' }),
  })),
  {
    route: '/product-category',
    filter: `slug.current == $slug && (_type == "category" ||
      (_type == "subCategory" && count(*[_type == "category" && slug.current == $slug]) == 0))`,
    params: (context) => ({ slug: slugShown(context) }),
  },
  {
    route: '/product-details',
    filter: `slug.current == $slug && defined(details) && (_type == "category" ||
      (_type == "subCategory" && count(*[_type == "category" && slug.current == $slug && defined(details)]) == 0))`,
    params: (context) => ({ slug: slugShown(context) }),
  },
  { route: '/*', filter: '_type == "page" && route == $route', params: ({ path }) => ({ route: path }) },
]

/** Presentation hands over the path alone; the query of the page that it shows stands in the Studio's own address. */
function slugShown({ path }: Context): string {
  const shown = new URLSearchParams(globalThis.location?.search).get('preview') ?? ''
  const url = new URL(shown, 'http://site.invalid')
  return url.pathname === path ? (url.searchParams.get('category') ?? '') : ''
}
