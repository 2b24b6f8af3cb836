import { defineField } from 'sanity'
import { slugify, slugProblem } from '../rules/slug.ts'

type SlugOptions = { source: string; description: string }

/** The last part of a document's address, proposed from `source`; unique among the documents of its type. */
export const slugField = ({ source, description }: SlugOptions) =>
  defineField({
    name: 'slug',
    title: 'Short name in the address',
    type: 'slug',
    description,
    // The rule below names the other document, which the built-in check cannot.
    options: { source, slugify, maxLength: 96, isUnique: () => true },
    validation: (rule) => rule.custom(slugProblem).error(),
  })
