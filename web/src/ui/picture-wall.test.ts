import { expect, it } from 'vitest'
import { columnsOf, isLargeTile, isWideTile } from './picture-wall'

/** Lays the tiles out as `grid-auto-flow: dense` does, and counts the empty places in the rows that it needs. */
function emptyPlaces(
  count: number,
  columns: number,
  spanOf: (index: number) => [columns: number, rows: number],
) {
  const grid: boolean[][] = []
  const isFree = (row: number, column: number) => column < columns && !grid[row]?.[column]
  for (let index = 0; index < count; index++) {
    const [wide, high] = spanOf(index)
    const places = (row: number, column: number) =>
      Array.from({ length: wide * high }, (_, place): [number, number] => [
        row + Math.floor(place / wide),
        column + (place % wide),
      ])
    let at = 0
    while (!places(Math.floor(at / columns), at % columns).every(([row, column]) => isFree(row, column))) at++
    for (const [row, column] of places(Math.floor(at / columns), at % columns)) {
      grid[row] ??= Array.from({ length: columns }, () => false)
      grid[row][column] = true
    }
  }
  return grid.flat().filter((isTaken) => !isTaken).length
}

/** Seven and eleven leave one place empty whichever tiles are large. */
const counts = Array.from({ length: 40 }, (_, index) => index + 1).filter((count) => ![7, 11].includes(count))

it.each(counts)('%i pictures fill their rows', (count) => {
  const columns = columnsOf(count)
  expect(emptyPlaces(count, columns, (index) => (isLargeTile(index, count) ? [2, 2] : [1, 1]))).toBe(0)
  if (columns === 1) return
  const isAcross = (index: number) => isLargeTile(index, count) || isWideTile(index, count)
  expect(emptyPlaces(count, 2, (index) => (isAcross(index) ? [2, 1] : [1, 1]))).toBe(0)
})
