/* Turns a line of the price list into the `selling` object of an item. */
import { reference } from '../build.ts'
import type { SeedOf } from '../types.ts'
import type { CertificateName } from './certificates.ts'
import type { PrintPrices } from './print.ts'

type Selling = NonNullable<SeedOf<'subCategory'>['selling']>
type UnitKey = 'piece' | 'pack' | 'case' | 'pallet'

/** Word for one, word for several, and how many of the unit before it the unit holds. */
export type Unit = readonly [singular: string, plural: string, holds?: number]

const unit = (singular: string, plural: string) => (holds: number) => [singular, plural, holds] as const

/** Units of several kinds of goods; each takes how many of the unit before it it holds. */
export const pack = unit('pack', 'packs')
export const sleeve = unit('sleeve', 'sleeves')
export const box = unit('box', 'boxes')
export const ream = unit('ream', 'reams')
export const bundle = unit('bundle', 'bundles')
export const cases = unit('case', 'cases')
export const pallet = unit('pallet', 'pallets')

/** What the price list says about one item. Prices follow the sizes of its product page. */
export interface Offer {
  /** Article numbers are this and the number of the size. */
  sku: string
  /** Dollars for `per` pieces in each size. */
  prices: readonly number[]
  per?: 1 | 100 | 1000
  units: Partial<Record<UnitKey, Unit>> & { piece: Unit; pallet: Unit }
  orderUnit?: UnitKey
  /** Sizes, counted from 0, whose order unit holds another number of the unit before it. */
  exceptions?: Readonly<Record<number, number>>
  /** Widths in inches where the sizes do not say them. */
  widths?: readonly number[]
  fills?: readonly string[]
  material: NonNullable<Selling['material']>
  grammage?: string
  contact: readonly string[]
  foods: readonly string[]
  print?: readonly [minimum: number, colours: number, prices: PrintPrices]
  certificates: readonly CertificateName[]
}

/** Orders of a pallet and more leave the warehouse later. */
const LEAD_TIME = { minDays: 1, maxDays: 3, largeMinDays: 5, largeMaxDays: 8 }
const PRINT_DAYS = { minDays: 15, maxDays: 20 }
const SAMPLES = 5

/** The `selling` object of an item with these sizes. */
export function sellingOf(sizes: readonly string[], offer: Offer): Selling {
  const { sku, prices, per = 1000, units, orderUnit = 'case', exceptions = {}, widths, fills, print } = offer
  if (sizes.length !== prices.length)
    throw new Error(`${sku} has ${sizes.length} sizes and ${prices.length} prices`)
  const pallet = units.pallet[2] ?? 1
  return {
    _type: 'selling',
    pricePer: per,
    articles: sizes.map((size, index) => {
      const width = widths?.[index] ?? widthIn(size)
      return {
        _key: `${sku}-${number(index)}`.toLowerCase(),
        _type: 'sellingArticle',
        size,
        sku: `${sku}-${number(index)}`,
        price: prices[index] ?? 0,
        ...(exceptions[index] ? { perOrderUnit: exceptions[index] } : {}),
        ...(width ? { width } : {}),
        ...(fills?.[index] ? { fills: fills[index] } : {}),
      }
    }),
    priceBreaks: [
      { _key: 'from-5', _type: 'priceBreak', from: 5, reduction: 3 },
      { _key: 'from-12', _type: 'priceBreak', from: 12, reduction: 6 },
      // More would make a pallet cheaper than one unit less.
      { _key: 'pallet', _type: 'priceBreak', from: pallet, reduction: pallet > 46 ? 7.5 : 8 },
    ],
    units: (['piece', 'pack', 'case', 'pallet'] as const).flatMap((key) => {
      const unit = units[key]
      if (!unit) return []
      const [singular, plural, holds = 1] = unit
      return [{ _key: key, _type: 'sellingUnit' as const, key, singular, plural, holds }]
    }),
    orderUnit,
    minimumOrder: 1,
    increment: 1,
    leadTime: { ...LEAD_TIME, largeFrom: pallet },
    sample: { isAvailable: true, maxPerRequest: SAMPLES },
    material: offer.material,
    ...(offer.grammage ? { grammage: offer.grammage } : {}),
    foodContact: [...offer.contact],
    foods: [...offer.foods],
    ...(print ? { print: printOf(...print) } : {}),
    certificates: offer.certificates.map((name) => ({ _key: name, ...reference(`certificate-${name}`) })),
  }
}

function printOf(minimum: number, colours: number, { prices, extraColour, plate }: PrintPrices) {
  return {
    minimum,
    colours,
    ...PRINT_DAYS,
    prices: prices.map(([from, amount]) => ({
      _key: `from-${from}`,
      _type: 'printPrice' as const,
      from,
      amount,
    })),
    extraColour,
    plate,
  }
}

const number = (index: number) => String(index + 1).padStart(2, '0')

/** The first measure of a size in inches: “No. 4 (5 × 3 × 10 in)” is 5 wide, “Half sheet 12 3/8 × 16 3/8 in” 12.375. */
function widthIn(size: string): number | undefined {
  const [, whole, over, under] = /(\d+(?:\.\d+)?)(?: (\d)\/(\d))? × [^()]*\bin\b/.exec(size) ?? []
  return whole ? Number(whole) + (over && under ? Number(over) / Number(under) : 0) : undefined
}
