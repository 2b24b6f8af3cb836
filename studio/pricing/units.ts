/** Units from the smallest to the largest. */
export const unitKeys = ['piece', 'pack', 'case', 'pallet'] as const

export type UnitKey = (typeof unitKeys)[number]

/** A unit, and how many of the next smaller one it holds. */
export type UnitStep = { key: UnitKey; holds: number }

/** What an item calls a unit. */
export type UnitWords = { key?: string | null; singular?: string | null; plural?: string | null }

/** “box”, or “boxes” for any count but 1; “case” and “cases” for a unit without words. */
export function unitWord(key: string, count: number, units?: readonly UnitWords[] | null): string {
  const words = units?.find((each) => each.key === key)
  return (count === 1 ? words?.singular : words?.plural) || (count === 1 ? key : `${key}s`)
}

/**
 * Pieces in one of each unit.
 * @param steps from the smallest unit to the largest
 * @param perOrderUnit what the order unit of one size holds, when it differs from the other sizes
 */
export function piecesOf(
  steps: readonly UnitStep[],
  orderUnit: UnitKey,
  perOrderUnit?: number | null,
): Partial<Record<UnitKey, number>> {
  let count = 1
  const pieces: Partial<Record<UnitKey, number>> = {}
  for (const { key, holds } of steps) {
    count *= key === orderUnit ? (perOrderUnit ?? holds) : holds
    pieces[key] = count
  }
  return pieces
}
