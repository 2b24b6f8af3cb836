import { maxBreaks, maxSizes, piecesOf } from '@shop/studio/pricing'
import type { DetailsQueryResult } from '@shop/studio/types'
import { stegaClean } from '../draft/metadata'
import { shareOf, toCents } from '../money/cents'
import { isPrice } from '../money/price'
import { toThousandths } from '../money/totals'
import { isWholeNumber } from '../parse'
import { maxSamples } from '../sample-requests/types'
import { priceAt } from './price'
import {
  type Article,
  type CardPrice,
  type Days,
  type Facts,
  type Print,
  type Selling,
  type UnitKey,
  unitKeys,
  type UnitWords,
} from './types'

export type RawSelling = NonNullable<NonNullable<DetailsQueryResult['subCategory']>['selling']>
type RawArticle = Omit<NonNullable<RawSelling['articles']>[number], 'fills'> & { fills?: string | null }
type RawUnits = NonNullable<RawSelling['units']>
/** The rows of a listing have a part of the fields (`comparedFields`). */
type RawTerms = Partial<Omit<RawSelling, 'articles' | 'print'>> & {
  articles?: RawArticle[] | null
  print?: Partial<NonNullable<RawSelling['print']>> | null
}

/** How an item is sold, in whole cents; nothing when an editor has not entered any size. */
export function toSelling(raw: RawTerms | null | undefined): Selling | undefined {
  if (!raw) return undefined
  const steps = unitSteps(raw.units ?? [])
  const units = steps.map(({ key, singular, plural }): UnitWords => ({ key, singular, plural }))
  const orderUnit = stegaClean(raw.orderUnit) ?? 'case'
  const known = units.some(({ key }) => key === orderUnit) ? orderUnit : (units.at(-1)?.key ?? 'piece')
  const articles = (raw.articles ?? [])
    .slice(0, maxSizes)
    .flatMap((article) => toArticle(article, steps, known) ?? [])
  if (articles.length === 0) return undefined
  const { leadTime } = raw
  const maximum = toCount(raw.maximumOrder)
  const large = daysOf(leadTime?.largeMinDays, leadTime?.largeMaxDays)
  const days = daysOf(leadTime?.minDays, leadTime?.maxDays)
  const increment = toCount(raw.increment) ?? 1
  return {
    per: toCount(raw.pricePer) ?? 1,
    breaks: (raw.priceBreaks ?? [])
      .flatMap(({ from, reduction }) =>
        from && reduction && reduction > 0 && reduction <= 100
          ? [{ from, reduction: toThousandths(reduction) }]
          : [],
      )
      .toSorted((a, b) => a.from - b.from)
      .slice(0, maxBreaks),
    units,
    orderUnit: known,
    // Less than a step cannot be ordered.
    minimum: Math.ceil((toCount(raw.minimumOrder) ?? 1) / increment) * increment,
    increment,
    ...(maximum && { maximum }),
    ...(days && {
      leadTime: {
        ...days,
        ...(large && leadTime?.largeFrom && { large: { ...large, from: leadTime.largeFrom } }),
      },
    }),
    articles,
    facts: toFacts(raw),
  }
}

/** Colours of a print, as in the Studio. The page has an option for each. */
const maxColours = 8

/** A whole number from 1: the calculation of prices divides by it. */
const toCount = (value: unknown): number | undefined =>
  isWholeNumber(value, 1, Number.MAX_SAFE_INTEGER) ? value : undefined

function toFacts(raw: RawTerms): Facts {
  const { print, sample } = raw
  return {
    material: raw.material ?? undefined,
    grammage: raw.grammage ?? undefined,
    foodContact: raw.foodContact ?? [],
    foods: raw.foods ?? [],
    ...(print && { print: toPrint(print) }),
    samples: sample?.isAvailable ? Math.min(sample.maxPerRequest ?? 1, maxSamples) : 0,
    certificates: (raw.certificates ?? []).flatMap((certificate) =>
      certificate?.title && certificate.number && certificate.validUntil
        ? [
            {
              id: certificate._id,
              title: certificate.title,
              number: certificate.number,
              validUntil: stegaClean(certificate.validUntil),
            },
          ]
        : [],
    ),
  }
}

const toPrint = ({
  minimum,
  colours,
  minDays,
  maxDays,
  prices,
  extraColour,
  plate,
}: Partial<NonNullable<RawSelling['print']>>): Print => ({
  minimum: minimum ?? undefined,
  colours: typeof colours === 'number' ? Math.min(colours, maxColours) : undefined,
  days: daysOf(minDays, maxDays),
  prices: (prices ?? [])
    .flatMap(({ from: given, amount }) => {
      const from = toCount(given)
      return from && isPrice(amount) ? [{ from, amount: toCents(amount) }] : []
    })
    .toSorted((a, b) => a.from - b.from)
    .slice(0, maxBreaks),
  ...(isPrice(extraColour) && { extraColour: toCents(extraColour) }),
  plate: toCents(isPrice(plate) ? plate : 0),
})

type Step = UnitWords & { holds: number }

/** The units that an editor has filled in, from the smallest to the largest. */
function unitSteps(raw: RawUnits): Step[] {
  const steps = raw.flatMap(({ key, singular, plural, holds }) => {
    const clean = stegaClean(key)
    return clean && singular
      ? [{ key: clean, singular, plural: plural ?? singular, holds: toCount(holds) ?? 1 }]
      : []
  })
  return unitKeys.flatMap((key) => steps.find((step) => step.key === key) ?? [])
}

/** Characters of the size of an article and of what it holds; each word of them is found by the search. */
const maxArticleText = 200

function toArticle(raw: RawArticle, steps: Step[], orderUnit: UnitKey): Article | undefined {
  const { size, sku, price, perOrderUnit, width, fills } = raw
  if (!size || !sku) return undefined
  return {
    size: size.slice(0, maxArticleText),
    sku: stegaClean(sku),
    ...(isPrice(price) && { price: toCents(price) }),
    pieces: piecesOf(steps, orderUnit, toCount(perOrderUnit)),
    ...(width && { width }),
    ...(fills && { fills: fills.slice(0, maxArticleText) }),
  }
}

const daysOf = (min: number | null | undefined, max: number | null | undefined): Days | undefined =>
  min && max ? { min, max } : undefined

/** The price of the cheapest size in the smallest order. */
export function cardPrice(selling: Selling): CardPrice | undefined {
  const { articles, breaks, per, orderUnit, minimum, units } = selling
  const words = units.find(({ key }) => key === orderUnit)
  const prices = articles.flatMap(({ price, pieces }): CardPrice[] => {
    const count = pieces[orderUnit]
    return price !== undefined && count
      ? [
          {
            price: shareOf(priceAt(price, breaks, minimum), count, per),
            unit: words?.singular ?? 'case',
            pieces: count,
            pieceWord: units.find(({ key }) => key === 'piece')?.plural ?? 'pieces',
          },
        ]
      : []
  })
  return prices.toSorted((a, b) => a.price - b.price)[0]
}

/** The two facts that a buyer compares on cards: what it is made of, and which food may touch it. */
export const cardFacts = ({ material, grammage, foodContact }: Facts): string[] =>
  [
    [material, grammage].filter(Boolean).join(', '),
    foodContact.length > 2 ? `${foodContact.slice(0, 2).join(', ')} and more` : foodContact.join(', '),
  ].filter(Boolean)
