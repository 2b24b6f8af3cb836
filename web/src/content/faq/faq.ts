import { firstPageHref } from '@shop/studio/routes'
import type { QuestionsQueryResult } from '@shop/studio/types'
import { defineQuery } from 'next-sanity'
import { fetchDerived } from '../lake/derived'

/** GROQ: the addresses of pages with questions, those first that have all of them. A program can store addresses that lead nowhere. */
export const questionsPages = /* groq */ `
  *[_type == "page" && string::startsWith(route, "/") && "faqGroups" in sections[0...200]._type]
    | order(select(count(sections[0...200][_type == "faqGroups" && !(coalesce(count(groups), 0) > 0)]) > 0 => 0, 1) asc, route asc)[0...20].route
`

/** Every question with the ids of what it concerns, and the page that has all of them. */
export const questionsQuery = defineQuery(`{
  "groups": *[_type == "faqSection"] | order(orderRank) {
    items[0...500] { _key, question, answer, "concerns": concerns[0...100]._ref, concernsShop }
  },
  "pages": ${questionsPages}
}`)

/** A question with its answer. */
export type Question = { id: string; question: string; answer: string }

/** The questions that concern a page, and the address of all questions. */
export type Questions = { entries: Question[]; href?: string }

/** Maximum number of questions on a page that is not the FAQ. */
const maxEntries = 4

/** The questions of the whole FAQ by the ids of what they concern, and those that concern the shop. */
type QuestionsByPage = { concerning: Map<string, Numbered[]>; ofShop: Numbered[]; page?: string }
/** A question with its place in the FAQ. */
type Numbered = Question & { place: number }

function byPage({ groups, pages }: QuestionsQueryResult): QuestionsByPage {
  const found: QuestionsByPage = { concerning: new Map(), ofShop: [], page: firstPageHref(pages) }
  const items = groups.flatMap(({ items }) => items ?? [])
  for (const [place, { _key, question, answer, concerns, concernsShop }] of items.entries()) {
    if (!question || !answer) continue
    const entry = { place, id: _key, question, answer }
    const lists = [...new Set(concerns)].flatMap((id) => (id ? listOf(found.concerning, id) : []))
    for (const list of concernsShop ? [found.ofShop, ...lists] : lists)
      if (list.length < maxEntries) list.push(entry)
  }
  return found
}

function listOf(lists: Map<string, Numbered[]>, id: string): [Numbered[]] {
  const list = lists.get(id) ?? []
  lists.set(id, list)
  return [list]
}

/**
 * The questions that an editor has chosen for a page.
 * @param ids of what the page shows: the document, its parent, and the parent's parent
 */
export async function questionsAbout(
  ids: readonly string[],
  { isShop = false }: { isShop?: boolean } = {},
): Promise<Questions> {
  const { concerning, ofShop, page } = await fetchDerived(questionsQuery, {}, byPage)
  const lists = [...ids.map((id) => concerning.get(id) ?? []), isShop ? ofShop : []]
  const entries = new Map(lists.flat().map(({ place, ...question }) => [place, question]))
  const inOrder = [...entries].toSorted(([a], [b]) => a - b).map(([, question]) => question)
  return { entries: inOrder.slice(0, maxEntries), href: page }
}
