import { type Diff, parsePatch } from '@sanity/diff-match-patch'

/** Bytes that are copied for one patch at most: the text, with what comes in, once for each of its hunks. */
const maxCopied = 500_000_000

/**
 * The text that a `diffMatchPatch` makes of another one; undefined when one of its hunks does not fit where it says, because the
 * text was changed meanwhile. Where the mutator looks for hunks, it computes their places in the text before the patch
 * (@sanity/diff-match-patch 3.2.1): in a long text that grows, it changes other places than those that were meant.
 */
export function patchedExactly(text: string, patch: string): string | undefined {
  // Half a character cannot be kept in bytes.
  if (!text.isWellFormed()) return undefined
  const hunks = hunksOf(patch)
  let bytes = Buffer.from(text)
  if (!hunks || hunks.length * (bytes.length + patch.length) > maxCopied) return undefined
  for (const { diffs, utf8Start2: at } of hunks) {
    const before = sideOf(diffs, -1)
    const end = at + before.length
    if (
      at < 0 ||
      end > bytes.length ||
      isWithinCharacter(bytes[at]) ||
      !bytes.subarray(at, end).equals(before)
    )
      return undefined
    bytes = Buffer.concat([bytes.subarray(0, at), sideOf(diffs, 1), bytes.subarray(end)])
  }
  return bytes.toString()
}

/** The hunks of a patch; undefined when it is none. */
function hunksOf(patch: string) {
  try {
    return parsePatch(patch)
  } catch {
    return undefined
  }
}

/** The text of a hunk: before the change with −1, after it with 1. */
const sideOf = (diffs: readonly Diff[], side: -1 | 1): Buffer =>
  Buffer.from(
    diffs
      .filter(([type]) => type === 0 || type === side)
      .map(([, text]) => text)
      .join(''),
  )

/** Whether a byte of UTF-8 is not the first one of a character. */
const isWithinCharacter = (byte = 0) => (byte & 0b1100_0000) === 0b1000_0000
