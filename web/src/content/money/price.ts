/** In dollars; no item costs more. */
const maxPrice = 1_000_000_000

/** Whether an amount of dollars is a price that can be calculated with. */
export const isPrice = (value: unknown): value is number =>
  typeof value === 'number' && value >= 0 && value <= maxPrice
