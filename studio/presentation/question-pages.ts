/** Questions in the order of the site, as far as it decides which pages show them. */
export type QuestionSection = {
  _id: string
  items: { concerns: (string | null)[] | null; concernsShop: boolean | null }[] | null
}

/** GROQ for every question that a page can show. */
export const questionSections = `*[_type == "faqSection"] | order(orderRank asc) {
  _id, "items": items[defined(question) && defined(answer)] { "concerns": concerns[]._ref, concernsShop }
}`

/** GROQ, in a document with questions: the shop products that one of them concerns. */
export const questionedProducts = `*[_type == "product" && (
  _id in ^.items[].concerns[]._ref || true in ^.items[].concernsShop
)] | order(number asc) { _id, name, number }`

/** How many questions a product page shows (web/src/content/faq). */
const maxQuestions = 4

/**
 * Whether a product page shows a question of a section.
 *
 * @param about ids of what the page shows: the document and what it is part of
 */
export function showsQuestionOf(
  section: string,
  sections: readonly QuestionSection[],
  about: readonly string[],
  { isShop = false }: { isShop?: boolean } = {},
): boolean {
  return sections
    .flatMap(({ _id, items }) => (items ?? []).map((item) => ({ _id, ...item })))
    .filter(
      ({ concerns, concernsShop }) =>
        (isShop && concernsShop) || concerns?.some((id) => id && about.includes(id)),
    )
    .slice(0, maxQuestions)
    .some(({ _id }) => _id === section)
}
