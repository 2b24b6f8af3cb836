import { pageHref } from '@shop/studio/routes'
import { defineQuery } from 'next-sanity'
import { sanityFetch } from '../lake/fetch'

/** Every question with the ids of what it concerns, and the page that has all of them. */
export const questionsQuery = defineQuery(`{
  "groups": *[_type == "faqSection"] | order(orderRank) {
    items[0...500] { _key, question, answer, "concerns": concerns[0...100]._ref, concernsShop }
  },
  "page": *[_type == "page" && string::startsWith(route, "/") && "faqGroups" in sections[]._type] | order(route asc)[0].route
}`)

/** A question with its answer. */
export type Question = { id: string; question: string; answer: string }

/** The questions that concern a page, and the address of all questions. */
export type Questions = { entries: Question[]; href?: string }

/** Maximum number of questions on a page that is not the FAQ. */
const maxEntries = 4

/**
 * The questions that an editor has chosen for a page.
 * @param ids of what the page shows: the document, its parent, and the parent's parent
 */
export async function questionsAbout(
  ids: readonly string[],
  { isShop = false }: { isShop?: boolean } = {},
): Promise<Questions> {
  const { groups, page } = await sanityFetch(questionsQuery)
  const entries = groups
    .flatMap(({ items }) => items ?? [])
    .filter(
      ({ concerns, concernsShop }) =>
        (isShop && concernsShop) || (concerns ?? []).some((id) => id && ids.includes(id)),
    )
    .flatMap(({ _key, question, answer }) => (question && answer ? [{ id: _key, question, answer }] : []))
  return { entries: entries.slice(0, maxEntries), href: pageHref(page) }
}
