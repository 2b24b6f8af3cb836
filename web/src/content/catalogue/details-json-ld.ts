import { pictureAddress } from '../pictures/picture'
import type { DetailsPage } from './types'

/**
 * A product family for search engines (schema.org). It has no price and no rating: prices are quoted to each buyer.
 * @param brand the shop's name, because it sells its own brand
 */
export function detailsJsonLd(
  { title, description, pictures, ancestors }: DetailsPage,
  brand: string,
  siteUrl: string,
) {
  return {
    '@type': 'Product',
    name: title,
    description,
    image: pictures.map((picture) => new URL(pictureAddress(picture, { aspect: 1 }), siteUrl).href),
    category: ancestors.map(({ name }) => name).join(' > ') || undefined,
    brand: { '@type': 'Brand', name: brand },
  }
}
