import { type Cents, lineTotal } from './cents.ts'

/** What printing costs. */
export type PrintPrices = {
  /** In pieces. */
  minimum?: number
  /** How many can be printed at most. */
  colours?: number
  /** Prices of 1,000 pieces in one colour, in addition to the goods; the smallest run first. Undefined when printing is quoted. */
  prices: { from: number; amount: Cents }[]
  /** The price of 1,000 pieces in a further colour; without it, more than one colour is quoted. */
  extraColour?: Cents
  /** The price of the plate of each colour, in the first run. */
  plate: Cents
}

/** Without the goods. */
export type PrintCost = { run: Cents; plates: Cents }

/**
 * What printing costs in addition to the goods. A run of printing and the goods are a line each, rounded once; plates are
 * paid for once, with the first run. A run just below a break never costs more than the run at the break.
 * @returns undefined where it is quoted: below the shortest run, for more colours than can be printed, without a price
 */
export function printCost(
  { minimum = 1, colours: maxColours = 1, prices, extraColour, plate }: PrintPrices,
  pieces: number,
  colours: number,
): PrintCost | undefined {
  const current = prices.findLastIndex(({ from }) => from <= pieces)
  if (current === -1 || pieces < minimum || !Number.isInteger(colours)) return undefined
  if (colours < 1 || colours > maxColours || (colours > 1 && extraColour === undefined)) return undefined
  const further = (extraColour ?? 0) * (colours - 1)
  const runs = prices
    .slice(current)
    .map(({ from, amount }) =>
      lineTotal({ unitPrice: amount + further, quantity: Math.max(pieces, from), per: 1000 }),
    )
  return { run: Math.min(...runs), plates: plate * colours }
}
