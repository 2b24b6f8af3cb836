import {
  type Cents,
  lineTotal,
  printCost,
  piecesOf,
  priceAt,
  toCents,
  toThousandths,
  type UnitKey,
  type UnitWords,
  unitKeys,
} from '../pricing/index.ts'
import { coloursOf } from './print-note.ts'

/** What is known of how an item is sold; anything may be missing. */
export type ItemPrices = {
  /** A product of the shop has one price in dollars, and perhaps a lower one while its sale runs. */
  price?: number | null
  salePrice?: number | null
  saleEnds?: string | null
  selling?: {
    pricePer?: number | null
    orderUnit?: string | null
    articles?: { sku?: string | null; price?: number | null; perOrderUnit?: number | null }[] | null
    priceBreaks?: { from?: number | null; reduction?: number | null }[] | null
    units?: { key?: string | null; holds?: number | null }[] | null
    print?: {
      minimum?: number | null
      colours?: number | null
      prices?: { from?: number | null; amount?: number | null }[] | null
      extraColour?: number | null
      plate?: number | null
    } | null
  } | null
}

type Selling = NonNullable<ItemPrices['selling']>

export type RequestLine = {
  _key: string
  sku?: string
  name?: string
  size?: string
  unit?: string
  /** What the item called its units when the buyer asked. */
  units?: readonly UnitWords[]
  quantity?: number
  pieces?: number
  /** The buyer's words, which say whether the goods are to be printed. */
  note?: string
}

/** For how many units a price can be: a price of less than a dollar would lose digits. */
export const pricePers = [1, 100, 1000] as const

/** A line of an offer; `unitPrice` is in dollars, as editors write it, for `per` units (1 by default). */
export type ProposedLine = {
  _key: string
  _type: 'offerLine'
  sku?: string
  name?: string
  size?: string
  unit: UnitKey
  units?: readonly UnitWords[]
  quantity: number
  unitPrice?: number
  per?: (typeof pricePers)[number]
}

const isUnit = (key: unknown): key is UnitKey => unitKeys.some((each) => each === key)

/**
 * The line that answers a line of a request, at today's price list: in the item's order unit when the quantity is a
 * multiple of it. The price is rounded down, so that no offer exceeds the price list, and for as many units as keep the
 * rounding small. Without a listed price it has none, and the editor fills it in.
 */
export function proposeLine(line: RequestLine, item: ItemPrices | undefined, now: Date): ProposedLine {
  const { _key, sku, name, size, units, quantity = 1 } = line
  const asked: ProposedLine = {
    _key,
    _type: 'offerLine',
    ...(sku && { sku }),
    ...(name && { name }),
    ...(size && { size }),
    ...(units && { units }),
    unit: isUnit(line.unit) ? line.unit : 'piece',
    quantity,
  }
  if (item?.selling) return { ...asked, ...fromSelling(line, item.selling) }
  const price = item && priceOfProduct(item, now)
  return price === undefined ? asked : { ...asked, unitPrice: price }
}

const priceOfProduct = ({ price, salePrice, saleEnds }: ItemPrices, now: Date) => {
  const isOnSale = salePrice != null && (!saleEnds || Date.parse(saleEnds) > now.getTime())
  return (isOnSale ? salePrice : price) ?? undefined
}

/**
 * The lines that answer a line of a request: the goods, and when they are to be printed, the printing and its plates. Where
 * printing is quoted its line has no price, and the editor fills it in; nor has one whose item has odd prices, which only a program can
 * store.
 */
export function proposeLines(line: RequestLine, item: ItemPrices | undefined, now: Date): ProposedLine[] {
  try {
    return pricedLines(line, item, now)
  } catch (error) {
    console.warn('The prices of an item cannot be read.', error)
    return [proposeLine(line, undefined, now)]
  }
}

function pricedLines(line: RequestLine, item: ItemPrices | undefined, now: Date): ProposedLine[] {
  const goods = proposeLine(line, item, now)
  const colours = coloursOf(line.note)
  if (!colours) return [goods]
  const article = item?.selling?.articles?.find(({ sku }) => sku === line.sku)
  const pieces = item?.selling && article ? amountOf(line, item.selling, article).pieces : line.pieces
  const cost =
    pieces && item?.selling?.print ? printCost(toPrintPrices(item.selling.print), pieces, colours) : undefined
  const what = `${colours} ${colours === 1 ? 'colour' : 'colours'}${line.name ? `: ${line.name}` : ''}`
  const rest = { _type: 'offerLine' as const, ...(line.size && { size: line.size }), unit: 'piece' as const }
  return [
    goods,
    {
      ...rest,
      _key: `${line._key}-print`,
      name: `Printing, ${what}`,
      ...(line.units && { units: line.units }),
      quantity: pieces ?? goods.quantity,
      ...(cost && pieces ? priceFor(cost.run, pieces) : {}),
    },
    ...(cost?.plates
      ? [
          {
            ...rest,
            _key: `${line._key}-plates`,
            name: `Printing plates, ${what}`,
            quantity: colours,
            unitPrice: cost.plates / colours / 100,
          },
        ]
      : []),
  ]
}

/** An editor's prices of printing, in cents. */
const toPrintPrices = ({ minimum, colours, prices, extraColour, plate }: NonNullable<Selling['print']>) => ({
  minimum: minimum ?? undefined,
  colours: colours ?? undefined,
  prices: (prices ?? [])
    .flatMap(({ from, amount }) => (from && amount != null ? [{ from, amount: toCents(amount) }] : []))
    .toSorted((a, b) => a.from - b.from),
  ...(extraColour != null && { extraColour: toCents(extraColour) }),
  plate: toCents(plate ?? 0),
})

type ListedArticle = NonNullable<Selling['articles']>[number]

/** How much a line requests: in pieces, and in the order unit, of which it may be a part. */
function amountOf(
  { quantity = 1, pieces: given, unit }: RequestLine,
  selling: Selling,
  article: ListedArticle,
) {
  const steps = unitKeys.flatMap((key) => {
    const step = selling.units?.find((each) => each.key === key)
    return step ? [{ key, holds: step.holds ?? 1 }] : []
  })
  const orderUnit = isUnit(selling.orderUnit) ? selling.orderUnit : 'case'
  const held = piecesOf(steps, orderUnit, article.perOrderUnit)
  const perUnit = held[orderUnit] ?? 1
  const pieces = given ?? quantity * (isUnit(unit) ? (held[unit] ?? 1) : 1)
  return { orderUnit, pieces, units: pieces / perUnit }
}

function fromSelling(line: RequestLine, selling: Selling): Partial<ProposedLine> {
  const { sku, quantity = 1 } = line
  const article = selling.articles?.find((each) => each.sku === sku)
  if (!article) return {}
  const { orderUnit, pieces, units } = amountOf(line, selling, article)
  const isWhole = Number.isInteger(units)
  const chosen = isWhole ? { unit: orderUnit, quantity: units } : {}
  if (article.price == null) return chosen
  const total = totalOf(toCents(article.price), selling, pieces, Math.floor(units))
  return { ...chosen, ...priceFor(total, isWhole ? units : quantity) }
}

/** The largest share of a line's total that rounding its price may lose. */
const maxLoss = 0.01

/** The price of a line with this total. */
function priceFor(total: Cents, quantity: number): Pick<ProposedLine, 'unitPrice' | 'per'> {
  const prices = pricePers.map((per) => ({ unitPrice: Math.floor((total * per) / quantity), per }))
  const found = prices.find((price) => total - lineTotal({ ...price, quantity }) <= total * maxLoss)
  if (!found) return {}
  return { unitPrice: found.unitPrice / 100, ...(found.per > 1 && { per: found.per }) }
}

function totalOf(
  price: Cents,
  { priceBreaks, pricePer }: Selling,
  pieces: number,
  orderUnits: number,
): Cents {
  const breaks = (priceBreaks ?? [])
    .flatMap(({ from, reduction }) =>
      from && reduction ? [{ from, reduction: toThousandths(reduction) }] : [],
    )
    .toSorted((a, b) => a.from - b.from)
  return lineTotal({
    unitPrice: priceAt(price, breaks, orderUnits),
    quantity: pieces,
    per: pricePer ?? 1,
  })
}

/** Days that a new offer is valid, unless the editor says otherwise. */
export const usualValidDays = 30

/** The last day of an offer that is made now. */
export const proposedValidUntil = (now: Date): string =>
  new Date(now.getTime() + usualValidDays * 86_400_000).toISOString().slice(0, 10)
