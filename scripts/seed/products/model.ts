/** What a product of the home-decor shop and the shop's filters may look like. */
import { z } from 'zod'
import {
  email,
  id,
  item,
  keyedPicture,
  money,
  number,
  phone,
  portableText,
  rating,
  slug,
  words,
} from '../fields.ts'

/** At most four pictures: specification, section 2 "gallery of 4 thumbnails". */
const MAX_PICTURES = 4

const product = z
  .strictObject({
    _id: id,
    _type: z.literal('product'),
    number,
    name: words,
    slug,
    pictures: z.array(keyedPicture).min(1).max(MAX_PICTURES),
    price: money,
    salePrice: money.optional(),
    badge: z.enum(['Hot Sale', 'NEW', '10% OFF']).optional(),
    saleBadge: words.optional(),
    sku: z.string().regex(/^[A-Z]{2}_\d{4}$/, 'two capitals, "_" and four digits'),
    category: z.enum([
      'Chair',
      'Table',
      'Sofa',
      'Vase',
      'Lamp',
      'Mirror',
      'Almirah',
      'Dressing Table',
      'Watch',
      'Art',
    ]),
    sizes: z.array(z.enum(['S', 'M', 'L', 'XL'])),
    colours: z.array(
      item('colour', {
        name: words,
        value: z.string().regex(/^#[0-9a-f]{6}$/, 'is a colour such as "#7d5a31"'),
      }),
    ),
    tags: z.array(words).min(1),
    /** A moment, or days after the day of the import, which the import turns into a moment. */
    saleEnds: z.union([z.iso.datetime(), z.string().regex(/^importDay\+\d+$/)]).optional(),
    description: portableText,
    rating,
    reviewCount: z.int().nonnegative(),
    reviews: z.array(item('review', { name: words, text: words, rating })),
    vendor: z.strictObject({ name: words, vendor: words, shop: words, email, phone }),
    shipping: z.array(item('shippingNote', { title: words, text: words })).min(1),
  })
  .refine(({ price, salePrice }) => salePrice === undefined || salePrice < price, {
    path: ['salePrice'],
    message: 'must be below the price',
  })

/** Every document type of the shop. */
export const shopDocument = z.discriminatedUnion('_type', [product])

export type SeedProduct = z.infer<typeof product>
export type ShopDocument = z.infer<typeof shopDocument>
