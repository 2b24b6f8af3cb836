/** References in the arguments of a Server Action. A form has about ten, and its texts and files contain few by chance. */
const maxReferences = 10_000

/** How a reference begins in the JSON of React, for example `"$R1"` for a stream; the second is the same in another spelling. */
const beginnings = ['"$', String.raw`"\u0024`]

/**
 * A field in another encoding, such as UTF-16, in which references are not found. Browsers send fields in UTF-8 and name no
 * encoding. The headers of a field have at most 16 KB.
 */
const encodedField = /\r\ncontent-type:(?:[^\r\n]|\r\n[ \t]){0,16384}charset/i

/**
 * Whether a body has more references than any form, or could have. React resolves each before our code runs; a million of streams,
 * which 10 MB can have, take almost 3 seconds.
 */
export const hasTooManyReferences = (body: Buffer): boolean =>
  encodedField.test(body.toString('latin1')) ||
  beginnings.some((beginning) => countUpTo(maxReferences + 1, body, beginning) > maxReferences)

function countUpTo(max: number, body: Buffer, text: string): number {
  let count = 0
  for (let at = body.indexOf(text); at !== -1 && count < max; at = body.indexOf(text, at + 1)) count++
  return count
}
