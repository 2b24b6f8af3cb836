import { ComposeIcon } from '@sanity/icons/Compose'
import { defineField, defineType } from 'sanity'
import { numberField } from '../fields/number.ts'
import { referenceItem } from '../fields/reference-item.ts'
import { pictureProblem } from '../rules/picture.ts'
import { isLater } from './is-later.ts'
import { noRepeats } from '../rules/no-repeats.ts'

/** An article of the blog. */
export const post = defineType({
  name: 'post',
  title: 'Post',
  type: 'document',
  icon: ComposeIcon,
  description: 'An article of the blog.',
  orderings: [{ name: 'date', title: 'Newest first', by: [{ field: 'date', direction: 'desc' }] }],
  groups: [
    { name: 'text', title: 'Text', default: true },
    { name: 'facts', title: 'Date, tag and address' },
  ],
  fields: [
    defineField({
      name: 'title',
      title: 'Title',
      type: 'string',
      description: 'The heading of the post.',
      group: 'text',
      validation: (rule) => rule.required().error('Give the post a title.'),
    }),
    defineField({
      name: 'description',
      title: 'Summary',
      type: 'text',
      rows: 3,
      description: 'One or two sentences for the cards that lead to the post and for search engines.',
      group: 'text',
      validation: (rule) => rule.required().error('Summarize the post in a sentence: its cards show it.'),
    }),
    defineField({
      name: 'picture',
      title: 'Picture',
      type: 'picture',
      description: 'Shown on cards and above the post. At least 1200 pixels wide.',
      group: 'text',
      validation: (rule) => rule.custom(pictureProblem).error(),
    }),
    defineField({
      name: 'body',
      title: 'Text',
      type: 'prose',
      description: 'The post itself.',
      group: 'text',
      validation: (rule) =>
        rule.required().error('Write the post, or keep it as a draft until it is written.'),
    }),
    {
      ...numberField('post', {
        title: 'Number in the address',
        description: 'Such as 3 in /blog-details-v1/3.',
      }),
      group: 'facts',
    },
    defineField({
      name: 'date',
      title: 'Date',
      type: 'date',
      description:
        'The day shown above the post. A post with a later date appears on the site at the start of that day (UTC).',
      group: 'facts',
      initialValue: () => new Date().toISOString().slice(0, 10),
      validation: (rule) => rule.required().error('Choose the day of the post.'),
    }),
    defineField({
      name: 'tags',
      title: 'Tags',
      type: 'array',
      of: [referenceItem({ title: 'Tag', to: ['tag'] })],
      description: 'What the post is about. Cards show the first one; visitors find the post by each.',
      group: 'facts',
      validation: (rule) => [
        rule.required().min(1).error('Choose at least one tag.'),
        rule.custom(noRepeats('Each tag once is enough. Remove the second one.')),
      ],
    }),
    defineField({
      name: 'isFeatured',
      title: 'Featured',
      type: 'boolean',
      description: 'Shows the post under “Featured Posts” at the top of the blog.',
      group: 'facts',
      initialValue: false,
    }),
    defineField({
      name: 'author',
      title: 'Author',
      type: 'reference',
      to: [{ type: 'author' }],
      description: 'Who wrote the post.',
      group: 'facts',
      validation: (rule) => rule.required().error('Choose who wrote the post.'),
    }),
  ],
  preview: {
    select: { title: 'title', date: 'date', tag: 'tags.0.title', media: 'picture' },
    prepare: ({ title, date, tag, media }) => ({
      title,
      media,
      subtitle: [isLater(date) ? `from ${date}` : date, tag].filter(Boolean).join(' · '),
    }),
  },
})
