/** References in the arguments of a Server Action. A form has about ten, and its texts and files contain few by chance. */
const maxReferences = 10_000

/** How a reference begins in the JSON of React, for example `"$R1"` for a stream; the second is the same in another spelling. */
const beginnings = ['"$', String.raw`"\u0024`]

/** The header of a part that names another encoding than UTF-8. The headers of a part have at most 16 KB. */
const encoded = /\r\ncontent-type:(?:[^\r\n]|\r\n[ \t]){0,16384}charset(?!\s*=\s*"?utf-?8)/i
const partHeader = /\r\ncontent-disposition:\s*form-data/i

/**
 * Whether a body has more references than any form, or could have. React resolves each before our code runs; a million of streams,
 * which 10 MB can have, take almost 3 seconds.
 */
export const hasTooManyReferences = (body: Buffer): boolean =>
  beginnings.some((beginning) => countUpTo(maxReferences + 1, body, beginning) > maxReferences) ||
  hasEncodedPart(body.toString('latin1'))

/**
 * Whether a part of a form is in another encoding, such as UTF-16, in which references are not found. Browsers send fields in UTF-8
 * and name no encoding; a file may have such words in it, and is no header.
 */
const hasEncodedPart = (body: string): boolean =>
  encoded.test(body) && body.split('\r\n\r\n').some((block) => partHeader.test(block) && encoded.test(block))

function countUpTo(max: number, body: Buffer, text: string): number {
  let count = 0
  for (let at = body.indexOf(text); at !== -1 && count < max; at = body.indexOf(text, at + 1)) count++
  return count
}
