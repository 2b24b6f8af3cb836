import { TagIcon } from '@sanity/icons/Tag'
import { defineField, defineType } from 'sanity'
import { byOrder, orderField } from '../fields/order.ts'
import { slugField } from '../fields/slug.ts'

/** A topic by which visitors find posts. */
export const tag = defineType({
  name: 'tag',
  title: 'Tag',
  type: 'document',
  icon: TagIcon,
  description: 'A topic by which visitors find posts.',
  orderings: byOrder,
  fields: [
    defineField({
      name: 'title',
      title: 'Name',
      type: 'string',
      description: 'One or two words, for example “Interior”.',
      validation: (rule) => rule.required().error('Give the tag a name.'),
    }),
    slugField({
      source: 'title',
      description: 'The end of the address that lists its posts, such as “vase” in /blog-tag?tag=vase.',
    }),
    defineField({
      name: 'isCategory',
      title: 'List under “Categories”',
      type: 'boolean',
      description: 'Shows the tag in the list “Categories” beside a post.',
      initialValue: false,
    }),
    defineField({
      name: 'isPopular',
      title: 'List under “Popular Tags”',
      type: 'boolean',
      description: 'Shows the tag in the list “Popular Tags” beside a post.',
      initialValue: false,
    }),
    orderField('tag'),
  ],
  preview: {
    select: { title: 'title', subtitle: 'slug.current' },
    prepare: ({ title, subtitle }) => ({ title, subtitle, media: TagIcon }),
  },
})
