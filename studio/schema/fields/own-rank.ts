const suffixLength = 8

/**
 * A rank directly after another one, with random digits: two editors who ask for the same place at once get two, because lines of
 * one rank cannot be dragged apart.
 */
export function ownRank(rank: string): string {
  const digits = crypto.randomUUID().replaceAll('-', '').slice(0, suffixLength)
  // A rank must not end with 0: it would equal the rank without it.
  return `${rank}${digits}1`
}
