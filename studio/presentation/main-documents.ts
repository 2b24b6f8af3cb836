import type { DocumentResolver } from 'sanity/presentation'
import { catalogueRoutes, documentRoutes, screenEntries, screenId } from '../routes/index.ts'

type Context = { path: string; params: Record<string, string> }

const { listing, details } = catalogueRoutes

/** The document that a page is about: Presentation opens it beside the page. Most specific routes first. */
export const mainDocuments: DocumentResolver[] = [
  ...documentRoutes.map(({ type, path }) => ({
    route: path,
    filter: `_type == "${type}" && string(number) == $number`,
    params: ({ params }: Context) => ({ number: params.number ?? '' }),
  })),
  {
    route: listing.path,
    filter: `($slug == "" && _id == "${screenId('categories')}") || (slug.current == $slug && (_type == "category" ||
      (_type == "subCategory" && count(*[_type == "category" && slug.current == $slug]) == 0)))`,
    params: (context) => ({ slug: shownSlug(context) }),
  },
  {
    route: details.path,
    filter: `slug.current == $slug && defined(details) && (_type == "category" ||
      (_type == "subCategory" && count(*[_type == "category" && slug.current == $slug && defined(details)]) == 0))`,
    params: (context) => ({ slug: shownSlug(context) }),
  },
  ...screenEntries
    .filter(([, { path }]) => path !== listing.path)
    .map(([key, { path }]) => ({ route: path, filter: '_id == $id', params: { id: screenId(key) } })),
  { route: '/*', filter: '_type == "page" && route == $route', params: ({ path }) => ({ route: path }) },
]

/** Presentation passes the path only; the query of the page in the frame is in the Studio's own address. */
function shownSlug({ path }: Context): string {
  const shown = new URLSearchParams(globalThis.location?.search).get('preview') ?? ''
  const url = new URL(shown, 'http://site.invalid')
  return url.pathname === path ? (url.searchParams.get('category') ?? '') : ''
}
