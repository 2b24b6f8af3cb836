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
 * Which product pages show a question of a section. It looks at the questions once: a program can store thousands, as products.
 *
 * @returns takes the ids of what a page shows: the document and what it is part of
 */
export function pagesWithQuestionsOf(
  section: string,
  sections: readonly QuestionSection[],
): (about: readonly string[], page?: { isShop?: boolean }) => boolean {
  const questions = sections.flatMap(({ _id, items }) => (items ?? []).map((item) => ({ ...item, _id })))
  const byConcern = new Map<string, number[]>()
  const aboutShop: number[] = []
  for (const [at, { concerns, concernsShop }] of questions.entries()) {
    if (concernsShop) aboutShop.push(at)
    for (const id of new Set(concerns)) {
      if (!id) continue
      const own = byConcern.get(id) ?? []
      byConcern.set(id, own)
      own.push(at)
    }
  }
  return (about, { isShop = false } = {}) => {
    const lists = [isShop ? aboutShop : [], ...about.map((id) => byConcern.get(id) ?? [])]
    const shown = new Set(lists.flatMap((list) => list.slice(0, maxQuestions)))
    return [...shown]
      .toSorted((a, b) => a - b)
      .slice(0, maxQuestions)
      .some((at) => questions[at]?._id === section)
  }
}
