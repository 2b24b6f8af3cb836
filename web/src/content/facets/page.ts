/** How a listing is split into pages. */
export type Paging = {
  pageSize: number
  /** Whether page 2 shows the items of page 1 too (“Load More”). */
  isCumulative: boolean
}

/** A page of a list, and the number of pages. */
export type Page<Item> = {
  items: Item[]
  page: number
  pageCount: number
  total: number
  /** The index, in `items`, of the first item that no earlier page shows. */
  firstNew: number
  /** Whether it begins with the first item of the list. */
  isFromStart: boolean
}

/** A cumulative page holds at most this many items, so that no address makes a page of the whole shop. */
const maxCumulative = 240

/** The items of one page; a page beyond the last is the last. */
export function pageOf<Item>(
  items: readonly Item[],
  page: number,
  { pageSize, isCumulative }: Paging,
): Page<Item> {
  const pageCount = Math.max(1, Math.ceil(items.length / pageSize))
  const current = Math.min(Math.max(1, page), pageCount)
  const maxPages = isCumulative ? Math.max(1, Math.floor(maxCumulative / pageSize)) : 1
  const first = isCumulative ? Math.max(1, current - maxPages + 1) : current
  return {
    items: items.slice((first - 1) * pageSize, current * pageSize),
    page: current,
    pageCount,
    total: items.length,
    firstNew: (current - first) * pageSize,
    isFromStart: first === 1,
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
