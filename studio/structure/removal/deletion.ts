import type { Mutation } from '@sanity/client'
import { getDraftId } from 'sanity'
import { boundedText } from '../bounded-text.ts'
import { maxLines } from '../max-lines.ts'

type Deletion = {
  /** Published id. */
  id: string
  /** What the editor saw: the draft, or else what was published. */
  form: { _id: string; _type: string }
  /** Ids of the forms that exist. */
  forms: readonly string[]
  title: string
  typeTitle: string
  deletedBy: string | undefined
}

/** Id of the record of a deletion; the dot keeps it from visitors. */
export const deletedId = (id: string) => `deleted.${id}`

const RECORDED = ['title', 'typeTitle', 'deletedBy', 'documentType', 'formId'] as const

/** The record of a deletion. */
export type Deleted = { _id: string; _createdAt: string } & {
  [field in (typeof RECORDED)[number]]?: string
}

/** GROQ: the newest records of deletions. What a program stored that is no text is left out. */
export const deletedQuery = `*[_type == "deletedDocument"] | order(_createdAt desc) [0...${maxLines}] {
  _id, _createdAt, ${RECORDED.map((field) => `"${field}": ${boundedText(field)}`).join(', ')}
}`

/** Deletes all forms of a document and records where the history has the last one. */
export const deletionMutations = ({ id, form, forms, title, typeTitle, deletedBy }: Deletion): Mutation[] => [
  {
    createOrReplace: {
      _id: deletedId(id),
      _type: 'deletedDocument',
      title,
      typeTitle,
      deletedBy,
      documentType: form._type,
      formId: form._id,
    },
  },
  ...forms.map((formId) => ({ delete: { id: formId } })),
]

/** Stores the last form of a deleted document as a draft and removes the record of its deletion. */
export const restoreMutations = (id: string, { _rev, _updatedAt, ...form }: RestoredForm): Mutation[] => [
  { create: { ...form, _id: getDraftId(id) } },
  { delete: { id: deletedId(id) } },
]

/** A document as the history of the lake has it. */
export type RestoredForm = { _id: string; _type: string; [field: string]: unknown }
