import { CommentIcon } from '@sanity/icons/Comment'
import { defineField, defineType } from 'sanity'
import { CommentState } from '../../structure/inbox/comment-state.tsx'
import { sentEmail, sentLine, sentOrderings, sentSubtitle, sentText, stateField } from './sent-fields.ts'

/**
 * A comment that waits for approval. It holds the reader’s email address, so it never becomes public itself: approving
 * makes a `comment` from it.
 */
export const commentSubmission = defineType({
  name: 'commentSubmission',
  title: 'Waiting comment',
  type: 'document',
  icon: CommentIcon,
  description: 'What a reader wrote under a post. Visitors see it once you approve it.',
  orderings: sentOrderings,
  fields: [
    {
      ...stateField,
      description: 'Set by the buttons below.',
      readOnly: true,
      components: { input: CommentState },
    },
    sentLine('name', 'Name', 'Stands above the comment once it is approved.'),
    sentEmail('For your answer. It is never shown on the site.'),
    sentText('text', 'Comment', 'The reader’s own words.'),
    sentLine('postTitle', 'Post', 'The post below which it was written.'),
    defineField({
      name: 'postId',
      title: 'Id of the post',
      type: 'string',
      description: 'Set by the site.',
      readOnly: true,
      hidden: true,
    }),
  ],
  preview: {
    select: { name: 'name', text: 'text', state: 'state', at: '_createdAt' },
    prepare: ({ name, text, state, at }) => ({
      title: name,
      subtitle: sentSubtitle(state, at, text),
      media: CommentIcon,
    }),
  },
})
