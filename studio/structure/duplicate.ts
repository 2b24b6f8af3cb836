import type { DocumentActionComponent, SanityDocument } from 'sanity'

/** Distinguishes copies that are made of the same document. */
const SUFFIX_LENGTH = 8

/**
 * A copy comes directly after its original: its rank continues the original's. With two equal ranks the list could not
 * be reordered.
 */
export function withOwnRank<Document extends { orderRank?: unknown }>(document: Document): Document {
  const { orderRank } = document
  if (typeof orderRank !== 'string') return document
  const digits = crypto.randomUUID().replaceAll('-', '').slice(0, SUFFIX_LENGTH)
  // A rank must not end with 0: it would equal the rank without it.
  return { ...document, orderRank: `${orderRank}${digits}1` }
}

type DuplicateProps = Parameters<DocumentActionComponent>[0] & {
  mapDocument?: (document: SanityDocument) => SanityDocument
}

/** The Studio's action “Duplicate”, with a rank of its own for the copy. */
export function duplicateInOrder(duplicate: DocumentActionComponent): DocumentActionComponent {
  const action: DocumentActionComponent = (props) =>
    duplicate({ ...props, mapDocument: withOwnRank } as DuplicateProps)
  return Object.assign(action, { action: duplicate.action, displayName: duplicate.displayName })
}
