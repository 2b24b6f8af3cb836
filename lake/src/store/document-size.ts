import { httpError } from '../http/errors.ts'

/** What a request can hold, or a document that grew by patches could not be imported again from an archive. */
const maxBytes = 3_900_000
/** Reading, comparing and sending them takes a tenth of a second. */
const maxValues = 400_000

/** Each value takes two characters at least. */
const maybeTooLarge = Math.min(maxBytes / 3, maxValues * 2)

/** @throws LakeError 413 for a document that nobody could read, compare or send in a moment */
export function assertDocumentSize(id: string, json: string, document: unknown): void {
  if (json.length < maybeTooLarge) return
  if (Buffer.byteLength(json) <= maxBytes && countValues(document) <= maxValues) return
  throw httpError(
    413,
    `The document "${id}" would have more than 3.9 MB or 400,000 values; split it into several documents`,
  )
}

/** The values of a document, itself counted. */
export function countValues(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 1
  let count = 1
  for (const part of Object.values(value)) count += countValues(part)
  return count
}
