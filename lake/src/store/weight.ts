import { getHeapStatistics } from 'node:v8'

/** Bytes of a character: one that is not Latin makes all of its text take two for each. */
const ofCharacter = 2
/** Bytes of an object or a list, without what is in it. */
const ofObject = 64
/** Bytes of a value in its object or list: its place, and the header of a text or of a number with a fraction. */
const ofValue = 24
/**
 * Bytes of a text besides those of a value. Short ones are in V8's table of texts, all of which it reads while garbage is collected
 * and nothing else goes on: 28 million took 2.6 s.
 */
const ofText = 64
/** Bytes of an attribute besides its value: objects of many attributes are hash tables, and those of few have a shape, which may be their own. */
const ofAttribute = 64
/** Bytes of a reference, which is in an index of each perspective that is in use. */
const ofReference = 2048
/** Bytes of a document besides its value: it is in the lists and indexes of each perspective that is in use. */
const ofDocument = 2048

/**
 * The bytes of memory that a value takes, estimated: at least five sixths of what it takes when its objects are as unlike
 * each other as they can be (weight.test.ts), and several times of what it takes when they are alike.
 * @param json its stored form: a text of a few characters, such as `[{},{}]`, can take twenty times as many bytes
 */
export const weightOf = (json: string, value: unknown): number => json.length * ofCharacter + partsOf(value)

/** The same with the form of the document that stacks of perspectives show, a copy of its own attributes, and its places in views. */
export const weightOfDocument = (json: string, document: object): number =>
  weightOf(json, document) + ofDocument + Object.keys(document).length * (ofValue + ofAttribute)

function partsOf(value: unknown): number {
  if (typeof value === 'string') return ofText
  if (typeof value !== 'object' || value === null) return 0
  const parts: unknown[] = Object.values(value)
  let sum = ofObject + parts.length * (Array.isArray(value) ? ofValue : ofValue + ofAttribute)
  if (Object.hasOwn(value, '_ref')) sum += ofReference
  for (const part of parts) sum += partsOf(part)
  return sum
}

/** A share of the memory of this process, in bytes. */
export const shareOfMemory = (share: number): number => getHeapStatistics().heap_size_limit * share
