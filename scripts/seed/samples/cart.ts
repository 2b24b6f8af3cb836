import { keyOf, picture, reference } from '../build.ts'
import type { SeedOf } from '../types.ts'

/**
 * The figures of the specification's cart and invoice (section 9), kept exactly. The lines come to the subtotal, and
 * subtotal and coupon to the total; the VAT is therefore contained in the prices and not added to them.
 */
const sums = { subtotal: 870, coupon: -20, deliveryFee: 0, vat: 5, total: 850 }

interface Line {
  category: string
  name: string
  text: string
  file: string
  alt: string
  size?: string
  colour: string
  unitPrice: number
  quantity: number
}

/** What a café with nine tables might order; 22 pieces, which is the badge of the cart. */
const lines: Line[] = [
  {
    category: 'Chair',
    name: 'Classic Relaxable Chair',
    text: 'Oak and oat bouclé, size M',
    file: 'product/classic-relaxable-chair-1.webp',
    alt: 'Armchair with an oak frame, white bouclé seat and green cushion',
    size: 'M',
    colour: 'Oat',
    unitPrice: 85,
    quantity: 4,
  },
  {
    category: 'Lamp',
    name: 'Pendant Lamp',
    text: 'Clay enamel, size S',
    file: 'product/pendant-lamp.webp',
    alt: 'Three dome pendant lamps in clay, green and cream',
    size: 'S',
    colour: 'Clay',
    unitPrice: 50,
    quantity: 5,
  },
  {
    category: 'Art',
    name: 'Wall Art',
    text: 'Two prints in oak frames, size S',
    file: 'product/wall-art.webp',
    alt: 'Two framed prints above a low sideboard with cane doors',
    size: 'S',
    colour: 'Oak frame',
    unitPrice: 25,
    quantity: 4,
  },
  {
    category: 'Vase',
    name: 'Ceramic Vase Set',
    text: 'White, sage and clay, set of three',
    file: 'product/ceramic-vase-set.webp',
    alt: 'White urn with eucalyptus between a green and a terracotta vase',
    colour: 'White, sage and clay',
    unitPrice: 20,
    quantity: 9,
  },
]

export const cart = {
  _id: 'cartSample',
  _type: 'cartSample',
  couponCode: 'COUNTER20',
  couponMinimum: 150,
  badge: 22,
  lines: lines.map(({ file, alt, ...line }) => ({
    _key: keyOf(line.name),
    _type: 'cartLine',
    ...line,
    picture: picture(file, alt),
    product: reference(`product-${keyOf(line.name)}`),
  })),
  ...sums,
} satisfies SeedOf<'cartSample'>

export const invoice = {
  _id: 'invoiceSample',
  _type: 'invoiceSample',
  number: 'PH-2025-0913',
  date: '2025-09-13',
  customer: {
    name: 'Marguerite Ashdown',
    address: 'Nine Tables Café, 48 Example Street, Sampleton, New York 00000, US',
    email: 'marguerite@ninetables.example',
    phone: '+1 (518) 555-0186',
  },
  paymentType: 'Debit / Credit Card',
  lines: lines.map(({ name, text, unitPrice, quantity }) => ({
    _key: keyOf(name),
    _type: 'invoiceLine',
    name,
    text,
    quantity,
    price: unitPrice,
    total: unitPrice * quantity,
  })),
  ...sums,
} satisfies SeedOf<'invoiceSample'>
