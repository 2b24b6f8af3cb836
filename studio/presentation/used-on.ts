import { listingSections } from './listing-sections.ts'
import { routeOf, type Shown } from './routes.ts'

/** A page that shows a document. */
export type Place = { title: string; href: string }

/** What the lake answers to `usedOnQuery`. */
export type Usage = {
  self: Entry | null
  pages: Entry[] | null
  holders: (Entry & { above: Entry[] | null })[] | null
}
type Entry = Shown & { title?: string | null; name?: string | null }

const fields = '_type, title, name, route, slug, "products": products[]{ _key }, "details": defined(details)'

/** GROQ that is true for sections which list a type because nobody chose what they show. */
function listsAll(type: string): string {
  const listing = listingSections.filter(({ lists }) => lists === type)
  return listing
    .map(({ section, field }) => `(_type == "${section}" && coalesce(count(${field}), 0) == 0)`)
    .join(' || ')
}

/** Everything that leads from a document of a type to the pages that show it; takes `$id`. */
export function usedOnQuery(type: string): string {
  const listed = listsAll(type)
  const shows = listed ? `references($id) || count(sections[${listed}]) > 0` : 'references($id)'
  return `{
    "self": *[_id == $id][0] { ${fields} },
    "pages": *[_type == "page" && defined(route) && (${shows})] | order(route asc) { ${fields} },
    "holders": *[_type in ["category", "subCategory"] && references($id)] | order(slug.current asc) {
      ${fields},
      "above": *[_type in ["category", "subCategory"] && references(^._id)] { ${fields} }
    }
  }`
}

/** The pages that show a document, its own first, each once. */
export function placesOf(type: string, { self, pages, holders }: Usage): Place[] {
  const found: Place[] = []
  const add = (entry: Entry | null, to = entry ? routeOf(entry) : undefined) => {
    if (!entry || !to || found.some(({ href }) => href === to)) return
    found.push({ title: entry.title ?? entry.name ?? to, href: to })
  }
  if (type !== 'details') add(self)
  if (type === 'category' || type === 'subCategory') {
    const slug = self?.slug?.current
    if (self && slug) {
      add(self, listing(slug))
      if (self.details) add(self, details(slug))
    }
  }
  for (const holder of holders ?? []) {
    const slug = holder.slug?.current
    if (!slug) continue
    if (type === 'details') {
      add(holder, details(slug))
      if (!holder.products?.length) add(holder, listing(slug))
    } else add(holder, listing(slug))
  }
  if (type === 'category') add({ _type: 'page', title: 'All categories', route: '/product-category' })
  for (const page of pages ?? []) add(page)
  return found
}

const listing = (slug: string) => `/product-category?category=${encodeURIComponent(slug)}`
const details = (slug: string) => `/product-details?category=${encodeURIComponent(slug)}`

/** Types that stand on every page: the menus and what the footer says. */
export const onEveryPage = new Set(['siteSettings', 'navigation', 'category'])
