const suffixLength = 8

/**
 * A rank directly after another one, with random digits, so that two documents that are created at the same time get different
 * ranks: documents of equal rank cannot be reordered.
 */
export function ownRank(rank: string): string {
  const digits = crypto.randomUUID().replaceAll('-', '').slice(0, suffixLength)
  // A rank must not end with 0: it would equal the rank without it.
  return `${rank}${digits}1`
}
