import { dollars } from '../fields/money.ts'
import { unitKeys as UNIT_KEYS } from '../../pricing/units.ts'

export { UNIT_KEYS }

/** What the Studio knows of a `selling` object while an editor fills it in: anything may be missing. */
export type SellingDraft = {
  articles?: { _key?: string; size?: string; sku?: string; price?: number; perOrderUnit?: number }[]
  priceBreaks?: { from?: number; reduction?: number }[]
  units?: { key?: string; holds?: number }[]
  orderUnit?: string
  minimumOrder?: number
  increment?: number
  maximumOrder?: number
}

/** Capital letters, digits and dashes: it is read out on the telephone and typed by hand. */
export const skuPattern = /^[A-Z0-9]+(-[A-Z0-9]+)*$/

/** The units of an item begin with the piece and grow; none is there twice. */
export function unitsProblem(units: SellingDraft['units']): true | string {
  const places = (units ?? []).map(({ key }) => UNIT_KEYS.findIndex((each) => each === key))
  if (places.length === 0) return true
  if (places[0] !== 0)
    return 'Begin with the single piece: the price of every other unit is computed from it.'
  if ((units?.[0]?.holds ?? 1) !== 1) return 'The single piece holds one piece: enter 1, or leave it empty.'
  return (
    places.every((place, index) => index === 0 || place > (places[index - 1] ?? 0)) ||
    'List each unit once, from the smallest to the largest: piece, pack, case, pallet.'
  )
}

/** Goods are ordered in a unit that the item has. */
export const orderUnitProblem = (
  unit: string | undefined,
  { units = [] }: SellingDraft = {},
): true | string =>
  !unit ||
  units.some(({ key }) => key === unit) ||
  'This unit is not in the list of units. Add it there, or choose another one.'

/** Minimum and maximum are multiples of the increment, or they could not be ordered. */
export function multipleProblem(
  amount: number | undefined,
  what: 'smallest' | 'largest',
  { increment = 1, minimumOrder = 1 }: SellingDraft = {},
): true | string {
  if (amount === undefined || increment < 1) return true
  if (amount % increment !== 0) {
    const below = Math.max(increment, Math.floor(amount / increment) * increment)
    return `Goods are ordered in steps of ${increment}, so the ${what} order must be a multiple of it: ${below} or ${below + increment}.`
  }
  if (what === 'largest' && amount < minimumOrder)
    return 'The largest order is below the smallest. Raise it, or leave it empty.'
  return true
}

/** Price breaks ascend in quantity, can be ordered, and take off more each time. */
export function breaksProblem(
  breaks: SellingDraft['priceBreaks'],
  { increment = 1, minimumOrder = 1, maximumOrder = Infinity }: SellingDraft = {},
): true | string {
  let before = { from: minimumOrder, reduction: 0 }
  for (const { from, reduction } of breaks ?? []) {
    if (from === undefined || reduction === undefined) continue
    if (from <= before.from) {
      return `“From ${from}” must come after ${before.from}, ${before.reduction === 0 ? 'the smallest order' : 'the break before it'}. Sort the list by quantity.`
    }
    if (from % increment !== 0)
      return `Nobody can order ${from}: goods are ordered in steps of ${increment}. Use a multiple of it.`
    if (from > maximumOrder) return `Nobody can order ${from}: the largest order is ${maximumOrder}.`
    if (reduction <= before.reduction) {
      return `From ${from} on, the price must fall below the one before: take off more than ${before.reduction} percent.`
    }
    before = { from, reduction }
  }
  return true
}

/** Warns where a larger order would cost less than a smaller one: buyers then wonder which price is the mistake. */
export function jumpProblem(
  breaks: SellingDraft['priceBreaks'],
  { increment = 1 }: SellingDraft = {},
): true | string {
  let paid = 100
  for (const { from, reduction } of breaks ?? []) {
    if (from === undefined || reduction === undefined) continue
    const pays = 100 - reduction
    if ((from - increment) * paid > from * pays) {
      return `An order of ${from} costs less than one of ${from - increment}. Take off less, or spread it over two breaks.`
    }
    paid = pays
  }
  return true
}

/** What the Studio knows of the `print` object while an editor fills it in. */
export type PrintDraft = { minimum?: number; prices?: { from?: number; amount?: number }[] }

/** Printed prices begin with the shortest run, ascend in quantity and fall. */
export function printPricesProblem(
  prices: PrintDraft['prices'],
  { minimum }: PrintDraft = {},
): true | string {
  let before: { from: number; amount: number } | undefined
  for (const { from, amount } of prices ?? []) {
    if (from === undefined || amount === undefined) continue
    if (!before && minimum !== undefined && from !== minimum)
      return `Begin with the price from ${minimum.toLocaleString('en')} pieces, the shortest print run.`
    if (before && from <= before.from)
      return `“From ${from}” must come after ${before.from}, the line before it. Sort the list by quantity.`
    if (before && amount >= before.amount)
      return `From ${from} on, the price must fall: enter less than ${dollars(before.amount)}.`
    before = { from, amount }
  }
  return true
}

/** Each size and each article number belongs to one article. */
export function articlesProblem(articles: SellingDraft['articles']): true | string {
  for (const field of ['size', 'sku'] as const) {
    const seen = new Set<string>()
    for (const { [field]: value } of articles ?? []) {
      if (value && seen.has(value)) return `“${value}” is in the list twice. Change or remove one of the two.`
      if (value) seen.add(value)
    }
  }
  return true
}
