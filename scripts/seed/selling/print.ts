/** What printing costs, by kind of goods. */

/** Dollars for 1,000 pieces in one colour by the quantity from which they apply; a further colour and a plate. */
export interface PrintPrices {
  prices: readonly (readonly [from: number, amount: number])[]
  extraColour: number
  plate: number
}

/** Bags that are printed while they are made from the roll. */
export const bagPrint: PrintPrices = {
  prices: [
    [5000, 24],
    [10_000, 18],
    [20_000, 14],
    [50_000, 11],
  ],
  extraColour: 6,
  plate: 60,
}

/** Carriers with handles: large faces, short runs. */
export const carrierPrint: PrintPrices = {
  prices: [
    [3000, 64],
    [5000, 52],
    [10_000, 42],
    [20_000, 34],
    [50_000, 28],
  ],
  extraColour: 12,
  plate: 85,
}

/** Small bags of thin paper, printed on fast presses. */
export const smallBagPrint: PrintPrices = {
  prices: [
    [10_000, 9.6],
    [20_000, 7.4],
    [50_000, 5.8],
    [100_000, 4.9],
  ],
  extraColour: 2.4,
  plate: 70,
}

/** Paper laminated to foil. */
export const foilPrint: PrintPrices = {
  prices: [
    [10_000, 16],
    [20_000, 12.5],
    [50_000, 10],
    [100_000, 8.8],
  ],
  extraColour: 4,
  plate: 90,
}

/** A pattern all over a sheet, in place of a stock pattern. */
export const sheetPrint: PrintPrices = {
  prices: [
    [10_000, 9],
    [20_000, 7.2],
    [50_000, 5.6],
    [100_000, 4.8],
  ],
  extraColour: 2,
  plate: 95,
}

/** The same on sheets that are printed in longer runs. */
export const longSheetPrint: PrintPrices = { ...sheetPrint, prices: sheetPrint.prices.slice(1) }
