import { CommentIcon } from '@sanity/icons/Comment'
import { defineField, defineType } from 'sanity'
import { byNumber, numberField } from '../fields/number.ts'

/** A reader's comment on a post. */
export const comment = defineType({
  name: 'comment',
  title: 'Comment',
  type: 'document',
  icon: CommentIcon,
  description: 'A reader’s comment on a post.',
  orderings: byNumber,
  fields: [
    defineField({
      name: 'name',
      title: 'Name',
      type: 'string',
      description: 'Who wrote it.',
      validation: (rule) => rule.required().error('Write the reader’s name.'),
    }),
    defineField({
      name: 'text',
      title: 'Comment',
      type: 'text',
      rows: 4,
      description: 'The text of the comment.',
      validation: (rule) => rule.required().error('Write the comment, or delete the document.'),
    }),
    defineField({
      name: 'picture',
      title: 'Portrait',
      type: 'picture',
      description: 'Optional. A small square portrait beside the comment.',
    }),
    defineField({
      name: 'date',
      title: 'Date',
      type: 'date',
      description: 'The day on which it was written.',
      initialValue: () => new Date().toISOString().slice(0, 10),
    }),
    defineField({
      name: 'post',
      title: 'Post',
      type: 'reference',
      to: [{ type: 'post' }],
      description:
        'The post that it belongs to. Optional: without it, the comment is shown below every post.',
    }),
    numberField('comment', {
      title: 'Place in the list',
      description: 'The comment with the number 1 comes first.',
    }),
  ],
  preview: {
    select: { title: 'name', text: 'text', post: 'post.title', media: 'picture' },
    prepare: ({ title, text, post, media }) => ({
      title,
      subtitle: [!post && 'Below every post', text].filter(Boolean).join(': '),
      media,
    }),
  },
})
