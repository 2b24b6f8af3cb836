import { TrashIcon } from '@sanity/icons/Trash'
import { defineField, defineType } from 'sanity'
import { sentLine } from '../inbox/sent-fields.ts'
import { momentOf } from '../moment.ts'

/** Records that an editor deleted a document, so that it can be restored from the history of the lake. */
export const deletedDocument = defineType({
  name: 'deletedDocument',
  title: 'Deleted document',
  type: 'document',
  icon: TrashIcon,
  description: 'A document that was deleted.',
  // Search would open it as a form, which calls it published.
  __experimental_omnisearch_visibility: false,
  fields: [
    sentLine('title', 'Name', 'What the document was called.'),
    sentLine('typeTitle', 'Kind', 'What kind of document it was.'),
    sentLine('deletedBy', 'Deleted by', 'Who deleted it.'),
    defineField({
      name: 'documentType',
      title: 'Type',
      type: 'string',
      description: 'The name of its type.',
      hidden: true,
    }),
    defineField({
      name: 'formId',
      title: 'Stored as',
      type: 'string',
      description: 'The id under which the history of the lake has its last form.',
      hidden: true,
    }),
  ],
  preview: {
    select: { title: 'title', type: 'typeTitle', by: 'deletedBy', at: '_createdAt' },
    prepare: ({ title, type, by, at }) => ({
      title: title || 'Untitled',
      subtitle: [type, by && `by ${by}`, momentOf(at)].filter(Boolean).join(' · '),
      media: TrashIcon,
    }),
  },
})
