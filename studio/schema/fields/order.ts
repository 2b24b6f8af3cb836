import { orderRankField, orderRankOrdering } from '@sanity/orderable-document-list'
import type { StringDefinition } from 'sanity'
import { ownRank } from './own-rank.ts'

/** The rank of a document among its siblings. Editors set it by dragging lines in the desk; a new document comes last. */
export function orderField(type: string) {
  const field = orderRankField({
    type,
    title: 'Order',
    description: 'Drag the document in its list to change it.',
  })
  const next = field.initialValue as Extract<StringDefinition['initialValue'], (...args: never[]) => unknown>
  const initialValue: typeof next = async (...args) => {
    const rank = await next(...args)
    return typeof rank === 'string' ? ownRank(rank) : rank
  }
  return { ...field, initialValue }
}

/** Sorts lists of documents by their rank. */
export const byOrder = [orderRankOrdering]
