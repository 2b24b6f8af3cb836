/** Lists of a text are less deep. Each level of a list item is an element, so that one number would make millions of them. */
const maxLevel = 10

/** The level of a list item: a whole number from 1. */
export const listLevel = (level: number | null | undefined): number =>
  Math.min(Math.max(Math.trunc(level ?? 1) || 1, 1), maxLevel)
