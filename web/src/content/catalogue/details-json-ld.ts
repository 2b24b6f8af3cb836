import { detailsHref } from '@shop/studio/routes'
import { currency } from '../money/cents'
import { pictureAddress } from '../pictures/picture'
import { sizeFragment } from '../selling/article-address'
import { unitPriceAt } from '../selling/price'
import type { Selling } from '../selling/types'
import type { DetailsPage } from './types'

/**
 * A product family for search engines (schema.org), with an offer for each size that has a price, while the item
 * is made. It has no rating.
 * @param brand the shop's name, because it sells its own brand
 */
export function detailsJsonLd(
  { slug, title, description, pictures, ancestors, selling, replacement }: DetailsPage,
  brand: string,
  siteUrl: string,
) {
  return {
    '@type': 'Product',
    name: title,
    description,
    image: pictures.map((picture) => new URL(pictureAddress(picture, { aspect: 1 }), siteUrl).href),
    category: ancestors.map(({ label }) => label).join(' > ') || undefined,
    brand: { '@type': 'Brand', name: brand },
    material: selling?.facts.material,
    offers: selling && !replacement ? offersOf(selling, new URL(detailsHref(slug), siteUrl).href) : undefined,
  }
}

const inDollars = (cents: number) => (cents / 100).toFixed(2)

/** An offer for one order unit of each size, at the price of the smallest order. */
function offersOf(selling: Selling, url: string) {
  const { articles, orderUnit, minimum, units } = selling
  const unitText = units.find(({ key }) => key === orderUnit)?.singular
  const offers = articles.flatMap((article) => {
    const price = unitPriceAt(article, selling, minimum, orderUnit)
    return price === undefined ? [] : [{ article, price }]
  })
  if (offers.length === 0) return undefined
  const prices = offers.map(({ price }) => price)
  return {
    '@type': 'AggregateOffer',
    priceCurrency: currency,
    lowPrice: inDollars(Math.min(...prices)),
    highPrice: inDollars(Math.max(...prices)),
    offerCount: offers.length,
    offers: offers.map(({ article: { sku, size, pieces }, price }) => ({
      '@type': 'Offer',
      name: size,
      sku,
      url: `${url}${sizeFragment(sku)}`,
      price: inDollars(price),
      priceCurrency: currency,
      availability: 'https://schema.org/InStock',
      eligibleQuantity: { '@type': 'QuantitativeValue', minValue: minimum, unitText },
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price: inDollars(price),
        priceCurrency: currency,
        referenceQuantity: { '@type': 'QuantitativeValue', value: pieces[orderUnit] ?? 1, unitCode: 'C62' },
      },
    })),
  }
}
