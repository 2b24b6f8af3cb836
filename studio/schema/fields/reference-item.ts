import { defineArrayMember } from 'sanity'

type ReferenceItemOptions = {
  /** What is chosen, for example “Tag”: the heading of a line in which nothing is chosen yet. */
  title: string
  to: string[]
}

/** A line in a list of other documents. */
export const referenceItem = ({ title, to }: ReferenceItemOptions) =>
  defineArrayMember({
    type: 'reference',
    title,
    to: to.map((type) => ({ type })),
    validation: (rule) => rule.error(`Choose a ${title.toLowerCase()}, or remove this line.`),
  })
