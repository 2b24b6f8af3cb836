import { keyedPicture, keyOf } from '../build.ts'
import { prose } from '../prose.ts'
import { shippingNotes } from './shipping-notes.ts'
import type { SeedOf } from '../types.ts'
import type { Vendor } from './vendors.ts'

/** The fields of a product that differ from one to the next. */
export interface ProductText extends Pick<SeedOf<'product'>, 'badge' | 'category' | 'itemType' | 'tags'> {
  number: number
  name: string
  /** US dollars. */
  price: number
  salePrice?: number
  saleBadge?: string
  sku: string
  /** A date, or `importDay+30`: the import counts the days. */
  saleEnds?: string
  rating: number
  reviewCount: number
  vendor: Vendor
  /** What is seen on `product/<slug>.webp`, or on `<slug>-1.webp` and so on when there are several. */
  pictures: readonly string[]
  sizes?: SeedOf<'product'>['sizes']
  /** `#rrggbb` by name. */
  colours: Record<string, string>
  /** Source text for `prose`. */
  description: string
  reviews: readonly { name: string; rating: number; text: string }[]
}

/** The document of a product; its name is also the name of its pictures. */
export function product({ name, pictures, sizes = [], colours, description, reviews, ...rest }: ProductText) {
  const own = keyOf(name)
  return {
    _id: `product-${own}`,
    _type: 'product',
    name,
    pictures: pictures.map((alt, index) =>
      keyedPicture(`product/${own}${pictures.length > 1 ? `-${index + 1}` : ''}.webp`, alt),
    ),
    sizes,
    colours: Object.entries(colours).map(([colour, value]) => ({
      _key: keyOf(colour),
      _type: 'colour',
      name: colour,
      value,
    })),
    description: prose(description),
    reviews: reviews.map((review) => ({ _key: keyOf(review.name), _type: 'review', ...review })),
    shipping: shippingNotes,
    ...rest,
  } satisfies SeedOf<'product'>
}
