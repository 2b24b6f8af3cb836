import { listingSections, placedReferences } from './listing-sections.ts'

/** A page and what its sections say about documents of one type. */
export type PageWithSections = {
  title?: string | null
  route: string
  header?: string | null
  sections:
    | {
        _type: string
        limit?: number | null
        chosen?: (string | null)[] | null
        placed?: (string | null)[] | null
      }[]
    | null
}

/** The facts of a document that sections depend on: its id, its type, and how many of its type come before it. */
export type Listed = { id: string; type: string; before: number }

/** How many documents a section shows while none is chosen (the GROQ in web/src/sections). */
const defaultLimits: Record<string, number> = {
  blogCarousel: 10,
  blogTeasers: 10,
  productCollection: 12,
  portfolioSlider: 12,
}

/** Sections that show documents of a type without a list of them. */
const unlisted: Record<string, string> = {
  galleryTabs: 'galleryItem',
  shippingTable: 'shippingOptions',
  paymentMethodList: 'paymentMethods',
}

/** GROQ: of a page, what decides whether it shows a document of a type; takes `$id`. */
export function pageFields(type: string): string {
  const lists = listingSections
    .filter(({ lists: listed }) => listed === type)
    .map(({ section, field }) => `_type == "${section}" => { "chosen": ${field}[]._ref }`)
  const placed = placedReferences.map(
    ({ section, path }) => `_type == "${section}" => { "placed": ${path}._ref }`,
  )
  return `title, route, header,
    "sections": sections[defined(_type)] { ${['_type', 'limit', ...lists, ...placed].join(', ')} }`
}

/** Whether a section of the page shows the document: it is chosen there, or is among the first. */
export function showsBySections(page: PageWithSections, document: Listed): boolean {
  return (page.sections ?? []).some((section) => shows(section, document))
}

type Section = NonNullable<PageWithSections['sections']>[number]

function shows({ _type, limit, chosen, placed }: Section, { id, type, before }: Listed): boolean {
  if (placed?.includes(id)) return true
  const most = limit && limit > 0 ? limit : Infinity
  if (chosen && chosen.length > 0) return chosen.slice(0, most).includes(id)
  const isItsKind =
    unlisted[_type] === type ||
    listingSections.some(({ section, lists }) => section === _type && lists === type)
  return isItsKind && before < Math.min(most, defaultLimits[_type] ?? Infinity)
}
