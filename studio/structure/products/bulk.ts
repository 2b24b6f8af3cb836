import { changeOf, type Change } from './changes.ts'
import type { Row, Values } from './rows.ts'

/** A rounded amount; an amount below 0 stays, and its rule refuses it. */
const atLeast = (least: number, rounded: number, cents: number) =>
  cents > 0 ? Math.max(least, rounded) : cents

/** How computed prices are rounded. What costs something never becomes free, and what is free stays so. */
export const ROUNDINGS = {
  cent: { title: 'To the cent', round: (cents: number) => atLeast(1, Math.round(cents), cents) },
  ninetyNine: {
    title: 'To the nearest .99',
    round: (cents: number) => atLeast(99, Math.round((cents + 1) / 100) * 100 - 1, cents),
  },
  dollar: {
    title: 'To the dollar',
    round: (cents: number) => atLeast(100, Math.round(cents / 100) * 100, cents),
  },
} as const

export type Rounding = keyof typeof ROUNDINGS

/** One change to all selected rows. */
export type Bulk =
  | { kind: 'raise'; percent: number; rounding: Rounding; isSaleIncluded: boolean }
  | { kind: 'sale'; percent: number; rounding: Rounding; ends: string | undefined }
  | { kind: 'endSale' }

/** The changes that a bulk change means; rows that it leaves as they are have none. */
export function bulkChanges(bulk: Bulk, rows: readonly Row[]): Change[] {
  return rows.flatMap((row) => changeOf(row, wanted(bulk, row.values)) ?? [])
}

function wanted(bulk: Bulk, { price, salePrice, badge }: Values): Values {
  switch (bulk.kind) {
    case 'raise': {
      const times = (amount: number | undefined) => scaled(amount, 100 + bulk.percent, bulk.rounding)
      return { price: times(price), ...(bulk.isSaleIncluded ? { salePrice: times(salePrice) } : {}) }
    }
    case 'sale':
      // Without a price there is nothing to reduce.
      return price === undefined
        ? {}
        : { salePrice: scaled(price, 100 - bulk.percent, bulk.rounding), saleEnds: bulk.ends }
    case 'endSale':
      return {
        salePrice: undefined,
        saleEnds: undefined,
        ...(badge === 'Hot Sale' ? { badge: undefined } : {}),
      }
  }
}

/** A percentage as people type or paste it: “10%”, “2,5” or “−5”, also with the minus of print; `NaN` for other texts. */
export const parsePercent = (text: string): number =>
  Number(
    text
      .replace(',', '.')
      .replace('%', '')
      .replace(/^\s*[−–]\s*/, '-'),
  )

/** A percentage of an amount in dollars, computed in cents. */
function scaled(amount: number | undefined, percent: number, rounding: Rounding): number | undefined {
  if (amount === undefined) return undefined
  // The product of two decimal fractions can be slightly below half a cent (1.005 * 100 = 100.49999…).
  const cents = Number(((Math.round(amount * 100) * percent) / 100).toFixed(4))
  return ROUNDINGS[rounding].round(cents) / 100
}

/** “1 product”, “14 products”. */
export const count = (number: number) => (number === 1 ? '1 product' : `${number} products`)

/** What the button of a bulk change says. */
export const buttonOf = (kind: 'raise' | 'sale', number: number): string =>
  kind === 'sale' ? `Start the sale for ${count(number)}` : `Change ${count(number)}`

/** What has been done, for the status line and the button “Undo”. */
export function titleOf(bulk: Bulk, number: number): string {
  switch (bulk.kind) {
    case 'raise':
      return `${bulk.percent < 0 ? 'Lowered' : 'Raised'} the prices of ${count(number)} by ${Math.abs(bulk.percent)}%`
    case 'sale':
      return `Started a sale of ${bulk.percent}% for ${count(number)}`
    case 'endSale':
      return `Ended the sale of ${count(number)}`
  }
}
