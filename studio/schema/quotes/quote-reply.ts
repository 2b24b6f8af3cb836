import { CommentIcon } from '@sanity/icons/Comment'
import { defineField, defineType } from 'sanity'
import { REPLY_KINDS, replyTitle } from '../../quotes/reply.ts'
import { sentLine, sentMoment, sentText } from '../inbox/sent-fields.ts'
import { momentOf } from '../moment.ts'

/**
 * One step after a request: what the buyer answered, or a message of an editor. It is made once and never changed. Its id
 * is `quoteReply.<id of the request>.<kind>…`, so that it is private and the site finds it without a query.
 */
export const quoteReply = defineType({
  name: 'quoteReply',
  title: 'Quote reply',
  type: 'document',
  icon: CommentIcon,
  liveEdit: true,
  description: 'A message, an acceptance or a refusal. It is shown beside its request.',
  fields: [
    defineField({
      name: 'kind',
      title: 'Kind',
      type: 'string',
      description: 'What it is.',
      options: { list: [...REPLY_KINDS] },
      readOnly: true,
    }),
    defineField({
      name: 'request',
      title: 'Request',
      type: 'reference',
      description: 'The request that it belongs to.',
      weak: true,
      to: [{ type: 'quoteRequest' }],
      readOnly: true,
    }),
    sentLine('offerRevision', 'Offer', 'Which offer the buyer had in front of them.'),
    sentLine('purchaseOrder', 'Purchase order', 'The buyer’s own number. Empty when they gave none.'),
    sentLine('name', 'Name', 'Who wrote it.'),
    sentText('text', 'Text', 'Their own words.'),
    defineField({
      name: 'tax',
      title: 'Tax',
      type: 'object',
      description: 'The tax of the offer when it was sent. Later changes of the tax do not apply to it.',
      readOnly: true,
      hidden: true,
      fields: [
        sentLine('name', 'Name', 'Such as “VAT”.'),
        defineField({
          name: 'rate',
          title: 'Rate',
          type: 'number',
          description: 'In thousandths of a percent.',
        }),
        defineField({
          name: 'isIncluded',
          title: 'Included',
          type: 'boolean',
          description: 'Whether the prices of the offer contain it.',
        }),
      ],
    }),
    sentMoment('sentAt', 'Sent at', 'When it was sent.'),
  ],
  preview: {
    select: { kind: 'kind', name: 'name', text: 'text', at: 'sentAt' },
    prepare: ({ kind, name, text, at }) => ({
      title: [replyTitle(kind), name].filter(Boolean).join(' · '),
      subtitle: [momentOf(at), text].filter(Boolean).join(' · '),
      media: CommentIcon,
    }),
  },
})
