/** Numbers in a body with a `Set` or a `Map`. A file of 10 MB contains about 5,000 such numbers by chance. */
const maxNumbers = 10_000

/** A `Set` or a `Map` in the JSON of React, `"$W1"` or `"$Q1"`, in any spelling. A file of 10 MB contains one by chance. */
const collection = /"(?:\$|\\u0024)(?:[QW]|\\u005[17])/

/** A number in a list or an object of JSON. */
const number = /[[,:]\s*-?\d/g

/**
 * Whether a body makes a `Set` or a `Map` of thousands of numbers, which no form has. V8 hashes numbers without a secret, so that
 * numbers can be chosen that collide: React needs 5 seconds for 80,000 of them (700 KB), before our code runs.
 */
export function hasLargeCollection(body: Buffer): boolean {
  const text = body.toString('latin1')
  if (!collection.test(text)) return false
  let count = 0
  for (const _ of text.matchAll(number)) if (++count > maxNumbers) return true
  return false
}
