import { link, reference } from '../../build.ts'
import { bannerFields, page, section } from '../parts.ts'
import * as pictures from '../pictures.ts'
import { newsletter } from '../shared.ts'
import { toScreen } from '../../targets.ts'

/** `/index-v5`, "Luxury": Home 5. */
export const luxury = page({
  title: 'Luxury',
  route: '/index-v5',
  header: 'template',
  seo: {
    title: 'Art, oak and considered rooms for the home',
    description: 'Prints, side tables and bookshelves in solid oak, five rooms we furnished, and the blog.',
  },
  sections: [
    section('productSlider', {
      slides: [
        {
          _key: 'wall-art',
          _type: 'productSlide',
          eyebrow: 'For the wall that is still bare',
          product: reference('product-wall-art'),
          text: 'Two prints in oak frames, drawn in the colours of clay and leaf.',
        },
        {
          _key: 'side-table',
          _type: 'productSlide',
          eyebrow: 'For the last cup of the day',
          product: reference('product-side-table'),
          text: 'Three legs, one round top, and a place beside every chair.',
        },
        {
          _key: 'bookshelf',
          _type: 'productSlide',
          eyebrow: 'For every book you own',
          product: reference('product-bookshelf'),
          text: 'Five open rows in solid oak that stand across a room as well as against a wall.',
        },
      ],
      buttonLabel: 'Buy Now',
    }),
    section(
      'dealBanner',
      bannerFields({
        eyebrow: 'The green room',
        heading: 'Velvet Against Panelling',
        text: 'One dark colour from floor to ceiling, and everything soft stands out from it.',
        picture: pictures.luxury,
        to: ['See How It Was Done', toScreen('portfolio-v1')],
      }),
    ),
    section('portfolioSlider', {
      eyebrow: 'Portfolio',
      heading: 'Rooms We Furnished',
      text: 'Five rooms, with what went into them and what we learned.',
      items: [],
      callToAction: link('See the Whole Portfolio', toScreen('portfolio-v1')),
    }),
    section('blogCarousel', {
      eyebrow: 'Blog',
      heading: 'Reading for a Quiet Hour',
      posts: [],
      limit: 6,
    }),
    newsletter,
  ],
})
