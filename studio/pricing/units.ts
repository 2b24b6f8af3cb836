/** Units from the smallest to the largest. */
export const unitKeys = ['piece', 'pack', 'case', 'pallet'] as const

export type UnitKey = (typeof unitKeys)[number]

/** A unit, and how many of the next smaller one it holds. */
export type UnitStep = { key: UnitKey; holds: number }

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
