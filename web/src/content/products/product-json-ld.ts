import { productHref } from '@shop/studio/routes'
import { pictureAddress } from '../pictures/picture'
import type { Product } from './product'
import { plainText } from './plain-text'

/**
 * A product with its offer for search engines (schema.org). The rating is left out: the reviews are the editors' own.
 * @param siteUrl the origin of the site, because search engines need absolute addresses
 */
export function productJsonLd(product: Product, siteUrl: string) {
  const { number, name, sku, category, pictures, description, price, sale, vendor, colours } = product
  const brand = vendor.find(([label]) => label === 'Vendor')?.[1]
  return {
    '@type': 'Product',
    name,
    sku,
    category,
    description: plainText(description) || undefined,
    image: pictures.map((picture) => new URL(pictureAddress(picture, { aspect: 1 }), siteUrl).href),
    color: colours.map(({ label }) => label).join(', ') || undefined,
    brand: brand && { '@type': 'Brand', name: brand },
    offers: {
      '@type': 'Offer',
      url: new URL(productHref(number), siteUrl).href,
      price: (sale?.price ?? price).toFixed(2),
      priceCurrency: 'USD',
      priceValidUntil: sale?.endsAt?.slice(0, 10),
      availability: 'https://schema.org/InStock',
    },
  }
}
