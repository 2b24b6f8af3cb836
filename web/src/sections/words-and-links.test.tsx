import { expect, it } from 'vitest'
import { link, linksOf, markupOf, wordsOf } from './testing'
import type { AnySection } from './types'

type Seen = { words?: string; links?: string[] }

const category = (slug: string, childCount: number) => ({
  _id: slug,
  _type: 'category',
  name: slug,
  slug,
  childCount,
  hasDetails: childCount === 0,
})
const post = (number: number) => ({
  _id: `p${number}`,
  number,
  title: `Post ${number}`,
  tag: { title: 'Vase', slug: 'vase' },
})
const product = (number: number) => ({
  _id: `p${number}`,
  number,
  name: `Lamp ${number}`,
  price: 50,
  sale: number === 1 ? { price: 40, endsAt: null } : null,
  badge: number === 1 ? 'Hot Sale' : null,
  option: { size: 'S', colour: null },
})

it.each<[kind: AnySection['_type'], how: string, fields: object, seen: Seen]>([
  [
    'blogTeasers',
    'leads to posts up to the limit, to their tag and to all',
    { limit: 1, posts: [1, 2].map(post), callToAction: link('All', '/blog-v1') },
    { links: ['/blog-v1', '/blog-tag?tag=vase', '/blog-details-v1/1'] },
  ],
  [
    'callToActionBand',
    'says what to do next',
    { heading: 'Ask us', callToAction: link('Get A Quote', '/contact') },
    { words: 'Ask us Get A Quote', links: ['/contact'] },
  ],
  [
    'categoryCarousel',
    'leads from the card by what the category holds, from the name to the category',
    { categories: [category('foils', 0)] },
    { links: ['/product-details?category=foils', '/product-category?category=foils'] },
  ],
  [
    'categoryGrid',
    'leads from the card by what the category holds, from the name to the category',
    { categories: [category('paper-bags', 10), category('foam', 0)] },
    {
      links: [
        '/product-category?category=paper-bags',
        '/product-category?category=paper-bags',
        '/product-details?category=foam',
        '/product-category?category=foam',
      ],
    },
  ],
  ['categoryGrid', 'says when there are none', { categories: null }, { words: 'No categories yet.' }],
  [
    'heroBanner',
    'shows the offer and leads to it',
    { heading: 'A Calm Room', offer: '25% off', callToAction: link('Shop Now', '/shop-v1') },
    { words: 'A Calm Room 25% off Shop Now', links: ['/shop-v1'] },
  ],
  [
    'homeTiles',
    'says how many products there are',
    {
      layout: 'tiles',
      tiles: [{ _id: 't', name: 'Chairs', count: 26, tag: 'Sit', ...link('', '/shop-v1') }],
    },
    { words: 'Sit Chairs 26 products', links: ['/shop-v1'] },
  ],
  [
    'newArrival',
    'shows the offers that have a heading',
    {
      heading: 'New Arrival',
      banners: [
        { _key: 'a', heading: 'Sandwich Sheets', offer: '30% off' },
        { _key: 'b', heading: null },
      ],
    },
    { words: 'New Arrival 30% off Sandwich Sheets' },
  ],
  [
    'officeContacts',
    'makes phone and chat links of the settings',
    {
      showChat: true,
      shop: {
        contacts: [{ _key: 'p', name: 'Phone', kind: 'phone', value: '+1 (201) 555-0142' }],
        messaging: { phone: '12015550142', text: 'Hello!' },
      },
    },
    { links: ['tel:+12015550142', 'https://wa.me/12015550142?text=Hello!'] },
  ],
  [
    'packagingHero',
    'shows the buttons that lead somewhere',
    {
      heading: 'Custom Packaging',
      text: 'Bags and boxes.',
      callToAction: link('Get A Quote', '/contact'),
      secondCallToAction: link('No address', null),
    },
    { words: 'Custom Packaging Bags and boxes. Get A Quote', links: ['/contact'] },
  ],
  [
    'pageBand',
    'shows breadcrumbs, and links to the home page',
    { heading: 'FAQs', text: 'Ask us.' },
    { words: 'Home FAQs FAQs Ask us.', links: ['/'] },
  ],
  [
    'portfolioSlider',
    'leads to the work',
    { items: [{ _id: 'a', number: 3, name: 'Classic Interior Set', tag: 'Classic Interior' }] },
    { links: ['/portfolio-details-v1/3'] },
  ],
  [
    'productCollection',
    'shows as many products as the limit says, with badge and sale price',
    { limit: 2, products: [1, 2, 3].map(product) },
    {
      words: 'Hot Sale Lamp 1 $50.00 Was $50.00 $40.00 Now $40.00 Lamp 2 $50.00',
      links: ['/cart', '/product-details/1', '/cart', '/product-details/2'],
    },
  ],
  [
    'productSlider',
    'shows products that exist, and leads to them',
    {
      slides: [
        { _key: 'a', text: 'Oak', product: product(7) },
        { _key: 'b', product: null },
      ],
    },
    { words: 'Lamp 7 $50.00 Oak Buy Now', links: ['/product-details/7'] },
  ],
  [
    'promoBanners',
    'shows offer, heading and the way on',
    {
      banners: [
        { _key: 'a', heading: 'Office', offer: 'Up to 20% off', callToAction: link('Shop', '/shop-v2') },
      ],
    },
    { words: 'Up to 20% off Office Shop', links: ['/shop-v2'] },
  ],
  [
    'reasons',
    'shows reasons up to the limit',
    {
      limit: 1,
      reasons: [
        { _id: 'a', title: 'Paper Before Plastic', text: 'Yes.' },
        { _id: 'b', title: 'Second' },
      ],
    },
    { words: 'Paper Before Plastic Yes.' },
  ],
  [
    'shippingTable',
    'names what costs nothing FREE',
    {
      shipping: {
        options: [
          { _key: 'a', name: 'Standard Delivery', time: '2 days', price: 5 },
          { _key: 'b', name: 'Regular Working Day', time: '3 days', price: 0 },
        ],
      },
    },
    { words: 'Delivery Time Price Standard Delivery 2 days $5 Regular Working Day 3 days FREE' },
  ],
  [
    'statistics',
    'shows figures that have a value',
    {
      statistics: [
        { _id: 's', value: '300+', title: 'Orders Fulfilled', text: null },
        { _id: 'x', value: null, title: 'None' },
      ],
    },
    { words: '300+ Orders Fulfilled' },
  ],
  [
    'teamGrid',
    'shows people up to the limit',
    {
      limit: 1,
      members: [
        { _id: 'a', name: 'Ada', position: 'Buyer' },
        { _id: 'b', name: 'Bo' },
      ],
    },
    { words: 'Ada Buyer' },
  ],
])('%s %s', (kind, _, fields, seen) => {
  const markup = markupOf(kind, fields)
  expect({ words: wordsOf(markup), links: linksOf(markup) }).toMatchObject(seen)
})
