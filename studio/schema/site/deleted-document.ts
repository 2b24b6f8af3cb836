import { TrashIcon } from '@sanity/icons/Trash'
import { defineField, defineType } from 'sanity'

const line = (name: string, title: string, description: string) =>
  defineField({ name, title, type: 'string', description, readOnly: true })

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
    line('title', 'Name', 'What the document was called.'),
    line('typeTitle', 'Kind', 'What kind of document it was.'),
    line('deletedBy', 'Deleted by', 'Who deleted it.'),
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
      subtitle: [type, by && `by ${by}`, typeof at === 'string' && at.slice(0, 16).replace('T', ' ')]
        .filter(Boolean)
        .join(' · '),
      media: TrashIcon,
    }),
  },
})
