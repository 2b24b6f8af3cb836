/** References in the arguments of a Server Action. A form has about ten, and its texts and files contain few by chance. */
const maxReferences = 10_000

/** How a reference begins in the JSON of React, for example `"$R1"` for a stream; the second is the same in another spelling. */
const beginnings = ['"$', String.raw`"\u0024`]

/**
 * Whether a body has more references than any form. React resolves each before our code runs; a million of streams, which 10 MB can
 * have, take almost 3 seconds.
 */
export const hasTooManyReferences = (body: Buffer): boolean =>
  beginnings.some((beginning) => countUpTo(maxReferences + 1, body, beginning) > maxReferences)

function countUpTo(max: number, body: Buffer, text: string): number {
  let count = 0
  for (let at = body.indexOf(text); at !== -1 && count < max; at = body.indexOf(text, at + 1)) count++
  return count
}
