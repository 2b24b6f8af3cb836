import { defineQuery } from 'next-sanity'

/** Every question with the ids of what it concerns, and the page that has all of them. */
export const questionsQuery = defineQuery(`{
  "sections": *[_type == "faqSection"] | order(orderRank) {
    items[] { _key, question, answer, "concerns": concerns[]._ref, concernsShop }
  },
  "page": *[_type == "page" && defined(route) && "faqGroups" in sections[]._type] | order(route asc)[0].route
}`)
