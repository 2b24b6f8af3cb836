/** Tiles that are twice as wide and high: four others fit beside each, so that two rows are full. */
const largeTiles = [0, 7, 10]

/** The number of columns on a wide screen that fills the last row. */
export function columnsOf(count: number): 1 | 2 | 3 | 4 {
  if (count < 3) return count < 2 ? 1 : 2
  return count === 3 || count === 6 ? 3 : 4
}

/**
 * Whether a tile is twice as large. In rows of four, a large tile takes three places more: as many as are left over
 * are large, as far as there is room for them.
 */
export const isLargeTile = (index: number, count: number) => largeTilesOf(count).includes(index)

/** Whether a tile fills a row of a narrow screen, which has two columns: the last of an odd number of small tiles. */
export const isWideTile = (index: number, count: number) =>
  index === count - 1 && (count - largeTilesOf(count).length) % 2 === 1

function largeTilesOf(count: number): number[] {
  if (columnsOf(count) < 4) return []
  const large = largeTiles.slice(0, count % 4)
  const fits = count >= (large.at(-1) ?? 0) + (large.length > 1 ? 3 : 5)
  return fits ? large : []
}
