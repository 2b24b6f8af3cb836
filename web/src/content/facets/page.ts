/** A page of a list, and the number of pages. */
export type Page<Item> = { items: Item[]; page: number; pageCount: number; total: number }

/** The items of one page; a page beyond the last is the last. */
export function pageOf<Item>(items: readonly Item[], page: number, size: number): Page<Item> {
  const pageCount = Math.max(1, Math.ceil(items.length / size))
  const current = Math.min(Math.max(1, page), pageCount)
  return {
    items: items.slice((current - 1) * size, current * size),
    page: current,
    pageCount,
    total: items.length,
  }
}

/**
 * The numbers of a pagination: the first three, the last two and those around the current one; undefined marks a gap
 * (specification section 2: 01, 02, 03, ..., 09, 10).
 */
export function pageNumbers(page: number, pageCount: number): (number | undefined)[] {
  const shown = [1, 2, 3, page - 1, page, page + 1, pageCount - 1, pageCount]
  const numbers = [...new Set(shown)]
    .filter((each) => each >= 1 && each <= pageCount)
    .toSorted((a, b) => a - b)
  return numbers.flatMap((number, index) => {
    const gap = number - (numbers[index - 1] ?? 0)
    if (gap <= 1) return [number]
    // A gap of one number is as wide as the number itself.
    return gap === 2 ? [number - 1, number] : [undefined, number]
  })
}
