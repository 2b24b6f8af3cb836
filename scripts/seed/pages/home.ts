import { link, picture } from '../build.ts'
import type { SeedPage } from './model.ts'

/** The packaging home page, `/`. */
export const home: SeedPage[] = [
  {
    _id: 'page-home',
    _type: 'page',
    title: 'Home',
    route: '/',
    header: 'packaging',
    seo: {
      _type: 'seo',
      title: 'Paper bags, sheets and food packaging by the case',
      description:
        'Custom, eco-friendly packaging for bakeries, restaurants and shops: paper bags, plates, sheets, foils, bakery boxes, foam products and gloves.',
    },
    sections: [
      {
        _key: 'hero',
        _type: 'packagingHero',
        eyebrow: 'Paper and food packaging',
        heading: 'Enhancing Brands with Custom, Eco-Friendly Packaging',
        text: 'Bags, plates, sheets and boxes in kraft and white, made for food and ready for your print. Tell us the size and the quantity; we answer with a price.',
        picture: picture(
          'hero/packaging.webp',
          'Kraft and white paper bags, paper plates, a foil roll and boxes arranged on a light table before a sage green wall',
        ),
        callToAction: link('Get A Quote', '/contact'),
        secondCallToAction: link('See Paper Bags', '/product-category?category=paper-bags'),
      },
      {
        _key: 'categories',
        _type: 'categoryGrid',
        heading: 'Our Categories',
        text: 'Seven families of packaging. Open one for its kinds, sizes and pack counts.',
        categories: [],
      },
    ],
  },
]
