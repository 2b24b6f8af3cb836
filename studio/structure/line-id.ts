/** Sanity opens a form at an address that begins with this, and its structure builder throws for a line or pane whose id does. */
const RESERVED = '__edit__'

/** Whether Sanity cannot take the id of a document as the id of a line or pane. */
export const isReservedId = (documentId: string): boolean => documentId.startsWith(RESERVED)

/** The id of a document's line or pane: its own, or one with a dash, which no document's id begins with. */
export const lineId = (documentId: string): string =>
  isReservedId(documentId) ? `-${documentId}` : documentId

/** The id of the document that a line is for; the id of a document is returned as it is. */
export const documentIdOf = (line: string): string =>
  line.startsWith('-') && isReservedId(line.slice(1)) ? line.slice(1) : line
