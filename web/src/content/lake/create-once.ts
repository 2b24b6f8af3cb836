import { lakeClient } from '../client'

type NewDocument = { _id: string; _type: string }

/** Thrown when an answer does not say that a document was stored. */
export class NotConfirmedError extends Error {}

/** Without halves of characters, which the lake refuses: a text that was cut somewhere can end in one. */
const wellFormed = <Document>(document: Document): Document =>
  JSON.parse(JSON.stringify(document), (_, part: unknown) =>
    typeof part === 'string' ? part.toWellFormed() : part,
  ) as Document

/**
 * Creates a document, unless one with its id is there already.
 * @throws when the lake did not take it
 * @throws NotConfirmedError when the answer does not name the document: a proxy can answer 200 in the lake's place
 */
export async function createOnce<Document extends NewDocument>(
  document: Document,
  visibility: 'sync' | 'async',
): Promise<void> {
  const answer = await lakeClient.createIfNotExists(wellFormed(document), {
    visibility,
    returnDocuments: false,
  })
  if (answer.documentId !== document._id)
    throw new NotConfirmedError(`The lake did not confirm that ${document._type} was stored`)
}
