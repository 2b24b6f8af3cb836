import { bags } from './bags.ts'
import { type Offer, sellingOf } from './build.ts'
import { containers } from './containers.ts'
import { sheets } from './sheets.ts'

const offers: Record<string, Offer> = { ...bags, ...sheets, ...containers }

/**
 * What an item costs and how it is sold.
 * @throws when the price list lacks the item
 */
export function sellingFor(slug: string, sizes: readonly string[] = []) {
  const offer = offers[slug]
  if (!offer) throw new Error(`The price list lacks “${slug}”`)
  return sellingOf(sizes, offer)
}
