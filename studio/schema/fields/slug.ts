import { defineField } from 'sanity'
import { slugify, slugProblem } from '../rules/slug.ts'

type SlugOptions = { source: string; description: string }

/** The last part of a document's address, made from `source`; unique within the document's own level. */
export const slugField = ({ source, description }: SlugOptions) =>
  defineField({
    name: 'slug',
    title: 'Address',
    type: 'slug',
    description,
    // The rule below names the other document, which the built-in check cannot.
    options: { source, slugify, maxLength: 96, isUnique: () => true },
    validation: (rule) => rule.custom(slugProblem).error(),
  })
