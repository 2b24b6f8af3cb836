import { link, references } from '../../build.ts'
import { banner, bannerFields, page, section } from '../parts.ts'
import * as pictures from '../pictures.ts'
import { newsletter, partners, testimonials } from '../shared.ts'
import { toProduct, toScreen } from '../../targets.ts'

/** `/index-v2`, "Stylish": the specification's Home 1. */
export const stylish = page({
  title: 'Stylish',
  route: '/index-v2',
  header: 'template',
  seo: {
    title: 'Furniture and packaging with style',
    description:
      'The Linen Sofa at 25% off, new arrivals for less, and packaging by the case for shops and kitchens.',
  },
  sections: [
    section(
      'heroBanner',
      bannerFields({
        eyebrow: 'Autumn sale',
        heading: 'A Calm Room Begins with One Good Sofa',
        text: 'The Linen Sofa in four colours, with covers that come off, delivered into the room of your choice.',
        offer: '25% off',
        picture: pictures.homeSale,
        to: ['See the Sofa', toProduct('linen-sofa')],
      }),
    ),
    section('productCollection', {
      eyebrow: 'Collection',
      heading: 'Popular Collection',
      text: 'The three pieces that leave the warehouse most often.',
      products: references(['product-classic-relaxable-chair', 'product-linen-sofa', 'product-bookshelf']),
      limit: 3,
      callToAction: link('See All Products', toScreen('shop-v2')),
    }),
    section('categoryCarousel', {
      eyebrow: 'Packaging',
      heading: 'Shop by Category',
      text: 'Seven families of paper and food packaging, by the case.',
      categories: [],
    }),
    section('newArrival', {
      eyebrow: 'Just in',
      heading: 'New Arrival',
      banners: [
        banner({
          eyebrow: 'Seating',
          heading: 'A Stool for Your Reading Chair',
          text: 'The Lounge Stool in bouclé and oak, at the height of the chair you read in.',
          offer: '30% off',
          picture: pictures.newArrivalChair,
          to: ['See the Stool', toProduct('lounge-stool')],
        }),
        banner({
          eyebrow: 'Light',
          heading: 'A Lamp That Reaches Over',
          text: 'The Arc Floor Lamp puts its light where the page is, from behind the sofa.',
          offer: '45% off',
          picture: pictures.newArrivalLamp,
          to: ['See the Lamp', toProduct('arc-floor-lamp')],
        }),
      ],
    }),
    testimonials('Samples, certificates, reorders: five buyers on working with us.', [2, 4, 5, 3, 1]),
    section('blogCarousel', {
      eyebrow: 'Blog',
      heading: 'Latest from the Blog',
      text: 'Notes on packaging, furniture and light.',
      posts: [],
      limit: 3,
    }),
    newsletter,
    partners('Makers and Shops We Work With', 5),
  ],
})
