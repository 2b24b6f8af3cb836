import { screenEntries, screenId, type ScreenKey } from '@shop/studio/routes'
import { keyOf, picture } from '../build.ts'
import type { SeedOf } from '../types.ts'

/** What search engines show of the fixed pages that the site has. */
const descriptions: Partial<Record<ScreenKey, string>> = {
  categories:
    'Paper bags, plates and sheets, foils, food containers, foam and gloves: the whole packaging catalogue by family.',
  'shop-v1': 'Chairs, sofas, tables, lamps, vases and mirrors for the home, by price and by brand.',
  'shop-v2': 'Filter furniture, lamps and vases by kind, item type, brand and price.',
  'shop-v3': 'The latest furniture, lamps and vases, sorted by name, number, price or date.',
  'blog-v1':
    'Guides to chairs, sofas, vases and lamps for the home, and to paper packaging for bakeries, cafés and shops.',
  'blog-v2':
    'The latest posts on furniture for the home and paper packaging for food, with figures and tests.',
  'blog-tag': 'All posts of the blog by tag: interior, chairs, vases, sofas, paper, light and more.',
  'portfolio-v1':
    'Five rooms that we furnished, from a living room in linen to a wall of vases: what was done, and what it taught us.',
  gallery:
    'Eighteen pictures of rooms, sofas, tables, lamps and vases, to look through by subject and to enlarge.',
  'portfolio-v3': 'Our furnished rooms in large pictures, one after another, each with its story.',
  compliance:
    'Declarations of compliance and test reports for our packaging, each with its number, its validity and the products that it covers.',
  checkout: 'Enter your address, choose a delivery and a way to pay, and place your order.',
  invoice: 'The invoice of your order, ready to print.',
  'payment-confirmation': 'What you pay, and how.',
  'payment-success': 'Your payment went through.',
  'payment-failure': 'Your card could not be charged.',
  quote:
    'Collect packaging in your quote list or paste your order, and get an offer with delivery within one working day.',
  samples:
    'Up to five free samples of bags, sheets, trays and boxes: try the size, the paper and the print before you order a case.',
  compare: 'Packaging side by side: material, food contact, smallest order, lead time, print and price.',
  search: 'Find bags, boxes, sheets, furniture and posts by material, shape, size or name.',
}

/** Headings that differ from the titles by which editors tell the pages apart. */
const headings: Partial<Record<ScreenKey, string>> = {
  samples: 'Order Samples',
  compare: 'Compare Packaging',
  'shop-v1': 'Shop',
  'shop-v2': 'Shop',
  'shop-v3': 'Shop',
  'blog-v1': 'Blog Post',
  'blog-v2': 'Blog',
  'blog-tag': 'Blog Tags',
  'portfolio-v3': 'Portfolio',
  quote: 'Get A Quote',
}

const introductions: Partial<Record<ScreenKey, string>> = {
  'shop-v1': 'Furniture and lights from five workshops, each piece with its measurements.',
  'shop-v2': 'Chairs to lamps: choose a kind, a maker or a price.',
  'shop-v3': 'What came in last, and the packaging that we sell by the case.',
  'portfolio-v1': 'Five rooms, what each of them asked for, and what we would do again.',
  gallery: 'Rooms and corners to borrow ideas from. Choose a subject, or open a picture to see it large.',
  'portfolio-v3': 'Five rooms in large pictures. Each leads to its story.',
  'blog-v1': 'Notes on furnishing rooms and on packing food, with the measurements that matter.',
  'blog-v2': 'What we measured, tested and learned: furniture at home, paper at the counter.',
  compliance:
    'What may touch which food, who examined it, and until when. Every declaration with the products that it covers.',
  quote: 'Collect what you need, or paste your order. We answer with an offer that includes delivery.',
  samples:
    'Feel the paper and try the size before you order a case. Choose up to five; they are free, and so is the delivery.',
  compare: 'Up to four items side by side. What differs is marked.',
  cart: 'Check sizes, colours and quantities. Nothing is charged before you place the order.',
  wishlist: 'What you liked, in one place. Share it with the person who measures the room.',
  'my-profile': 'What you write here stays in this browser and fills in the checkout for you.',
  'my-account': 'Your orders and how far they are.',
  'edit-account': 'Change what the checkout fills in for you.',
  'order-history': 'Every order that was sent from this browser, the newest first.',
  login: 'Enter your email address and your password.',
  register: 'A name, an email address and a password are all it takes.',
  'forgot-password': 'Enter your email address. A link to reset your password will be emailed to you.',
  'payment-confirmation': 'Check the payment, then confirm it.',
  'payment-success': 'Your payment went through. The receipt is on its way to your inbox.',
  'payment-failure':
    'Something went wrong while your card was charged. Nothing was taken; please update your payment method and try again.',
}

/** Titles for the browser’s tab where the editors’ own title would tell visitors nothing. */
const tabTitles: Partial<Record<ScreenKey, string>> = { 'blog-v1': 'Blog Post', 'blog-v2': 'Blog' }

/** Fields that only one page has. */
const own: Partial<Record<ScreenKey, Partial<SeedOf<'screen'>>>> = {
  'shop-v3': { categoriesHeading: 'Packaging by the case' },
  samples: {
    picture: picture(
      'banner/samples.webp',
      'Open sample box with five printed samples between bakery, carrier and coffee bags and a tray of fries',
    ),
    next: 'We look through requests every working day. Once yours is approved, the samples leave our warehouse within two working days; we email you when they do, or if we have a question.',
  },
  gallery: {
    tabs: [
      galleryTab('All'),
      galleryTab('Full Interior', 'Interior'),
      galleryTab('Lamp & Vase', 'Vase'),
      galleryTab('Table', 'Table'),
      galleryTab('Art Design', 'Design'),
    ],
  },
}

/** A button of the gallery; without a category it shows every picture. */
function galleryTab(label: string, category?: 'Interior' | 'Vase' | 'Table' | 'Design') {
  return { _key: keyOf(label), _type: 'galleryTab' as const, label, ...(category && { category }) }
}

/** A document for each fixed page: links can lead to it, and its words can be edited. */
export const screens = screenEntries.map(([key, { title }]) => {
  const description = descriptions[key]
  return {
    _id: screenId(key),
    _type: 'screen',
    title,
    ...(headings[key] && { heading: headings[key] }),
    ...(introductions[key] && { text: introductions[key] }),
    ...own[key],
    ...(description && { seo: { _type: 'seo', title: tabTitles[key] ?? title, description } }),
  } satisfies SeedOf<'screen'>
})
