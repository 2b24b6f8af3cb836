/** Characters that take as much memory as an object or a list, with its shape, besides its text. */
const ofObject = 96
/** The same for each attribute of an object of more than a thousand, which is stored as a hash table. */
const ofTableEntry = 18
const maxInShape = 1000
/** The same for a reference, which stands in an index of each perspective that is in use. */
const ofReference = 256

/**
 * What a document takes in memory, in characters of text: those of its stored form, and more for its parts. A text of a few
 * characters, such as `[{},{}]`, can take twenty times as many bytes.
 */
export const weightOf = (json: string, document: unknown): number => json.length + partsOf(document)

function partsOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0
  let sum = Object.hasOwn(value, '_ref') ? ofObject + ofReference : ofObject
  const parts: unknown[] = Object.values(value)
  if (!Array.isArray(value) && parts.length > maxInShape) sum += parts.length * ofTableEntry
  for (const part of parts) sum += partsOf(part)
  return sum
}
