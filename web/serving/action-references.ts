/**
 * References in the arguments of a Server Action. A form has about ten, and its texts and files contain few by chance: a file of
 * 10 MB about 160.
 */
const maxReferences = 1000

/** How a reference begins in the JSON of React, for example `"$R1"` for a stream; the second is the same in another spelling. */
const beginnings = ['"$', String.raw`"\u0024`]

/** The headers of a part that name another encoding than UTF-8. The headers of a part have at most 16 KB. */
const encoded = [
  /\r\ncontent-type:(?:[^\r\n]|\r\n[ \t]){0,16384}charset(?!\s*=\s*"?utf-?8)/i,
  /\r\n[ \t]*content-transfer-encoding[ \t]*:/i,
]
const partHeader = /\r\n[ \t]*content-disposition[ \t]*:/i

/**
 * Whether a body has more references than any form, or could have. React resolves each before our code runs; a million of streams,
 * which 10 MB can have, take almost 3 seconds.
 */
export const hasTooManyReferences = (body: Buffer): boolean =>
  beginnings.some((beginning) => countUpTo(maxReferences + 1, body, beginning) > maxReferences) ||
  hasEncodedPart(body.toString('latin1'))

/**
 * Whether a part of a form is in another encoding, such as UTF-16 or Base64, in which references are not found. Browsers send fields
 * in UTF-8 and name no encoding; a file may have such words in it, and is no header.
 */
const hasEncodedPart = (body: string): boolean =>
  isEncoded(body) && body.split('\r\n\r\n').some((block) => partHeader.test(block) && isEncoded(block))

const isEncoded = (text: string) => encoded.some((header) => header.test(text))

function countUpTo(max: number, body: Buffer, text: string): number {
  let count = 0
  for (let at = body.indexOf(text); at !== -1 && count < max; at = body.indexOf(text, at + 1)) count++
  return count
}
