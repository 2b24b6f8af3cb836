import { orderRankField, orderRankOrdering } from '@sanity/orderable-document-list'

/** The rank of a document among its siblings. Editors set it by dragging lines in the desk; a new document comes last. */
export const orderField = (type: string) =>
  orderRankField({
    type,
    title: 'Order',
    description: 'Drag the document in its list to change it.',
  })

/** Sorts lists of documents by their rank. */
export const byOrder = [orderRankOrdering]
