import { keyOf, link, references } from '../../build.ts'
import { bannerFields, page, section } from '../parts.ts'
import * as pictures from '../pictures.ts'
import { partners } from '../shared.ts'
import { toScreen } from '../../targets.ts'

const SIDE_LIST = [
  'Chair',
  'Table',
  'Sofa Set',
  'Vases',
  'Lamp & Light',
  'Almirah',
  'Dressing table',
  'Watch',
  'Mirror',
]

/** `/index-v4`, "Collection": the furniture home with the category side list. */
export const collection = page({
  title: 'Collection',
  route: '/index-v4',
  header: 'template',
  seo: {
    title: 'Chairs, tables, sofas and lamps by category',
    description:
      'The whole furniture collection by category, from chairs to mirrors, with the latest products.',
  },
  sections: [
    section('categorySideList', {
      heading: 'Browse by Category',
      entries: SIDE_LIST.map((label) => ({ _key: keyOf(label), ...link(label, toScreen('shop-v2')) })),
      banner: {
        _type: 'banner',
        ...bannerFields({
          eyebrow: 'The collection',
          heading: 'Oak, Linen and Brass from Five Workshops',
          text: 'Chairs to mirrors, in stock in New Jersey and carried into the room of your choice.',
          picture: pictures.interiorSetup,
          to: ['See the Collection', toScreen('shop-v3')],
        }),
      },
    }),
    section('features', {
      items: [
        {
          _key: 'delivery',
          _type: 'feature',
          icon: 'delivery',
          title: 'Free Delivery',
          text: 'Three days on a regular working day, at no charge.',
        },
        {
          _key: 'return',
          _type: 'feature',
          icon: 'return',
          title: 'Thirty Days to Return',
          text: 'In its own packaging, a piece goes back free of charge.',
        },
        {
          _key: 'payment',
          _type: 'feature',
          icon: 'payment',
          title: 'Seven Ways to Pay',
          text: 'By card, by PayPal, or in cash when it arrives.',
        },
        {
          _key: 'support',
          _type: 'feature',
          icon: 'support',
          title: 'Advice on Sizes',
          text: 'Not sure whether it fits? Call, write or send a message.',
        },
      ],
    }),
    section('homeTiles', { eyebrow: 'Rooms', heading: 'Find Your Corner', tiles: [], layout: 'tiles' }),
    section('productCollection', {
      eyebrow: 'Products',
      heading: 'Latest Products',
      products: [],
      limit: 10,
      callToAction: link('See All Products', toScreen('shop-v1')),
    }),
    section('blogTeasers', {
      eyebrow: 'Blog',
      heading: 'From the Blog',
      posts: references(['post-4', 'post-6', 'post-7']),
      limit: 3,
      callToAction: link('All Posts', toScreen('blog-v2')),
    }),
    partners('Cafés and Shops We Have Furnished', 5),
  ],
})
