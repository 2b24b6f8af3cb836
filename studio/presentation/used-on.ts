import { catalogueTree, cataloguePages, type CatalogueEntry } from './catalogue-pages.ts'
import { frameOf, type Frame } from './frame.ts'
import {
  questionedProducts,
  questionSections,
  pagesWithQuestionsOf,
  type QuestionSection,
} from './question-pages.ts'
import {
  documentRouteOf,
  documentRoutes,
  hrefOf,
  productHref,
  routeTargetFields,
  screenEntries,
  screenHref,
  screens,
  type RouteTarget,
} from '../routes/index.ts'
import { maxLines } from '../structure/max-lines.ts'
import { pageFields, showsBySections, type PageWithSections } from './section-pages.ts'
import { shortText } from '../short-text.ts'

/** A page that shows a document. */
export type Place = { title: string; href: string }

/** Where a document is shown: pages, its own first, and parts around pages. */
export type UsedOn = { places: Place[]; /** how many further ones there are */ more?: number; frame?: Frame }

/** The facts of a document that are known before the query. */
export type UsedDocument = { _id: string; _type: string }

/** The result of `usedOnQuery`. */
export type Usage = {
  self:
    | (RouteTarget & {
        title?: string | null
        name?: string | null
        before: number
        isCertified: boolean | null
        isFeatured?: boolean | null
        products: { _id: string; name?: string | null; number?: number | null }[] | null
      })
    | null
  pages: PageWithSections[] | null
  catalogue: CatalogueEntry[] | null
  posts: { _id: string; title?: string | null; number?: number | null }[] | null
  works: { name?: string | null; number?: number | null }[] | null
  questions?: QuestionSection[] | null
  /** Types of the shop samples that the document is in, while the site shows them. */
  samples?: string[] | null
}

/** Types that pages of the catalogue show. */
const catalogueTypes = new Set(['category', 'subCategory', 'faqSection'])

/** GROQ filter: the posts below which a comment stands; without a post of its own, below every one. */
const aboutPost = '*[_id == $id && (!defined(post) || post._ref == ^._id)][0]._id == $id'

/** GROQ for the shop samples that name a product, while the site shows them. */
const samplesOf =
  'select(*[_id == "siteSettings"][0].showSamples == true => *[_id in ["cartSample", "wishlistSample"] && references($id)]._type)'

/** GROQ filters: what comes before a document where a page shows the first of its type (web/src/sections). */
const comesFirst = '(number < ^.number || orderRank < ^.orderRank)'
const isNewerPost = `defined(number) && (!defined(date) || date <= now()) && (
  date > ^.date || (date == ^.date && number < ^.number) || (defined(date) && !defined(^.date))
)`

/** GROQ filter that listeners support: documents that contain or list other documents, and the document itself. */
export const changesUsage =
  '*[_type in ["page", "category", "subCategory", "post", "portfolioItem", "faqSection", "cartSample", "wishlistSample", "siteSettings"] || _id in [$id, "drafts." + $id]]'

/** GROQ that finds the pages which show a document of a type; takes `$id`. */
export function usedOnQuery(type: string): string {
  return `{
    "self": *[_id == $id][0] {
      ${routeTargetFields}, title, name, isFeatured,
      "products": ${type === 'faqSection' ? questionedProducts : 'null'},
      "isCertified": defined(details) && count(selling.certificates) > 0,
      "before": count(*[_type == ^._type && ${type === 'post' ? isNewerPost : comesFirst}])
    },
    "pages": *[_type == "page" && defined(route)] | order(route asc) { ${pageFields(type)} },
    "catalogue": ${catalogueTypes.has(type) ? catalogueTree : 'null'},
    "posts": *[_type == "post" && (author._ref == $id || ${type === 'comment' ? aboutPost : 'false'}) && (!defined(date) || date <= now())] | order(number asc) { _id, title, number },
    "works": *[_type == "portfolioItem" && $id in products[]._ref] | order(number asc) { name, number },
    "questions": ${type === 'faqSection' ? questionSections : 'null'},
    "samples": ${type === 'product' ? samplesOf : 'null'}
  }`
}

/** Every place on the site where visitors see a document, each once. */
export function usedOn({ _id, _type }: UsedDocument, usage: Usage): UsedOn {
  const { self, pages, catalogue, posts, works, questions, samples } = usage
  // Deleted, or not saved yet.
  if (!self) return { places: [] }
  const frame = frameOf(_id, _type)
  const own = hrefOf(self)
  const types = [_type, ...(samples ?? [])]
  const entryPages = cataloguePages(catalogue ?? [])
  const showsQuestion = pagesWithQuestionsOf(_id, questions ?? [])
  const found: Place[] = [
    ...(own ? [{ title: self.name ?? self.title ?? own, href: own }] : []),
    ...(own ? otherLayouts(self) : []),
    ...(posts ?? []).flatMap((post) => layouts({ _type: 'post', ...post })),
    ...(works ?? []).flatMap((work) => layouts({ _type: 'portfolioItem', ...work })),
    ...entryPages.filter(({ shows }) => shows.has(_id)),
    ...(self.isCertified ? [{ title: screens.compliance.title, href: screenHref('compliance') }] : []),
    ...screenEntries
      .filter(([, { shows }]) => shows?.some((type) => types.includes(type)))
      .filter(([, { first = Infinity }]) => self.before < first || self.isFeatured)
      .map(([, { title, path }]) => ({ title, href: path })),
    ...(pages ?? [])
      .filter((page) =>
        frame?.header
          ? (page.header ?? 'packaging') === frame.header
          : showsBySections(page, { id: _id, type: _type, before: self.before }),
      )
      .map(({ title, route }) => ({ title: title ?? route, href: route })),
    // The page of all questions comes before the product pages that repeat some.
    ...entryPages.filter(({ about }) => about && showsQuestion(about)),
    ...(self.products ?? [])
      .filter((product) => showsQuestion([product._id], { isShop: true }))
      .flatMap(({ name, number }) =>
        number ? [{ title: name ?? productHref(number), href: productHref(number) }] : [],
      ),
  ]
  // Each once; where two know a page, the first says its place and the last, which is about that page, its title.
  const titles = new Map(found.map(({ href, title }) => [href, title]))
  const places = Array.from(titles, ([href, title]) => placeOf(href, title)).filter(
    (place) => place !== undefined,
  )
  const more = Math.max(0, places.length - maxLines)
  return { places: places.slice(0, maxLines), ...(more > 0 ? { more } : {}), ...(frame ? { frame } : {}) }
}

/** A program can store anything as an address or a title. */
function placeOf(href: unknown, title: unknown): Place | undefined {
  if (typeof href !== 'string') return undefined
  return { href, title: shortText(typeof title === 'string' ? title : href) }
}

type Numbered = Pick<NonNullable<Usage['self']>, '_type' | 'number' | 'name' | 'title'>

/** The pages of a document with a number in its address. */
function layouts(document: Numbered): Place[] {
  const { _type, number, name, title } = document
  const href = number ? documentRouteOf(_type)?.path.replace(':number', String(number)) : undefined
  return href ? [{ title: name ?? title ?? href, href }, ...otherLayouts(document)] : []
}

/** Its pages in the other layouts of its type. */
function otherLayouts({ _type, number, name, title }: Numbered): Place[] {
  return documentRoutes
    .filter((route) => route.type === _type && route.isVariant)
    .map((route) => ({
      title: `${name ?? title ?? number} (${route.title})`,
      href: route.path.replace(':number', String(number)),
    }))
}
