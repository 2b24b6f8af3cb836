import { type UnitWords, unitWord } from '@shop/studio/pricing'
import { formatShort } from '../money/format'
import { printedPrices } from './print-price'
import type { Article, CardPrice, Days, Selling, Terms, UnitKey } from './types'

/** A whole number as visitors read it: “20,000”. Not `toLocaleString`: its result could differ between server and browser. */
export const formatCount = (count: number): string => String(count).replace(/\B(?=(\d{3})+(?!\d))/g, ',')

/** “1 case”, “12 cases”. */
export const countOf = (count: number, unit: string, { units }: Counted): string =>
  `${formatCount(count)} ${unitWord(unit, count, units)}`

type Counted = { units?: readonly UnitWords[] }

/** “bags”. */
export const piecesWord = ({ units }: Pick<Terms, 'units'>): string =>
  units.find(({ key }) => key === 'piece')?.plural ?? 'pieces'

/** “Case of 500”, “Bag”. */
export function unitTitle(unit: UnitKey, article: Article, { units }: Pick<Terms, 'units'>): string {
  const name = units.find(({ key }) => key === unit)?.singular ?? unit
  const pieces = article.pieces[unit] ?? 1
  const title = `${name.charAt(0).toUpperCase()}${name.slice(1)}`
  return pieces > 1 ? `${title} of ${formatCount(pieces)}` : title
}

/** “from $19 a case of 500”. */
export const cardPriceText = ({ price, unit, pieces }: CardPrice) =>
  `from ${formatShort(price)} a ${unit}${pieces > 1 ? ` of ${formatCount(pieces)}` : ''}`

/** “5,000 bags printed from $364.30”: the shortest run in one colour. Nothing where printing is quoted. */
export function printedFromText(selling: Selling): string | undefined {
  const first = printedPrices(selling)?.rows[0]
  return first && `${countOf(first.pieces, 'piece', selling)} printed from ${formatShort(first.total)}`
}

/** “1–3 working days”. */
export const daysText = ({ min, max }: Days): string =>
  min === max ? `${min} working ${min === 1 ? 'day' : 'days'}` : `${min}–${max} working days`

/** Thousandths of a percent as a percentage: “4%”, “7.5%”. */
export const percentText = (thousandths: number): string => `${thousandths / 1000}%`

/** A fact with its name. */
export type FactRow = { label: string; value: string }

/** The facts of an item in the order in which buyers compare them; those that are unknown are left out. */
export const factRows = (selling: Selling): FactRow[] =>
  factEntries(selling).flatMap(([label, value]) => (value ? [{ label, value }] : []))

/** The same facts for every item, empty or undefined where they are unknown. */
export function factEntries(selling: Selling): [label: string, value: string | undefined][] {
  const { facts, leadTime, minimum, increment, maximum, orderUnit } = selling
  const { print } = facts
  const inUnits = (count: number) => countOf(count, orderUnit, selling)
  return [
    ['Material', facts.material],
    ['Grammage', facts.grammage],
    ['Food contact', facts.foodContact.join(', ')],
    ['Made for', facts.foods.join(', ')],
    ['Packing', packing(selling)],
    [
      'Smallest order',
      [
        inUnits(minimum),
        increment > 1 && `in steps of ${increment}`,
        maximum && `at most ${inUnits(maximum)}; ask us for more`,
      ]
        .filter(Boolean)
        .join(', '),
    ],
    ['Lead time', leadTime && daysText(leadTime)],
    ['Large orders', leadTime?.large && `from ${inUnits(leadTime.large.from)}: ${daysText(leadTime.large)}`],
    [
      'Your own print',
      print
        ? [
            print.minimum && `from ${countOf(print.minimum, 'piece', selling)}`,
            print.colours && `up to ${print.colours} ${print.colours === 1 ? 'colour' : 'colours'}`,
            print.days && daysText(print.days),
          ]
            .filter(Boolean)
            .join(', ')
        : 'Sold plain only',
    ],
    ['Samples', facts.samples > 0 ? samplesText(facts.samples) : 'On request'],
  ]
}

const samplesText = (max: number) => `Free, up to ${max} ${max === 1 ? 'size' : 'sizes'} in a request`

/**
 * “100 bags a bundle, 5 bundles a case, 40 cases a pallet”; empty when sizes are packed differently: each size has its own
 * in the price panel.
 */
function packing({ units, articles }: Selling): string {
  const [first = '', ...others] = articles.map((article) => packingOf(article, units))
  return others.every((other) => other === first) ? first : ''
}

function packingOf(article: Article, units: Terms['units']): string {
  return units
    .slice(1)
    .flatMap(({ key, singular }, index) => {
      const before = units[index]
      const [held, own] = [before && article.pieces[before.key], article.pieces[key]]
      return before && held && own ? [`${countOf(own / held, before.key, { units })} a ${singular}`] : []
    })
    .join(', ')
}
