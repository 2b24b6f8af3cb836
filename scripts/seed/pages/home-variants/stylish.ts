import { link, references } from '../../build.ts'
import { banner, bannerFields, page, section } from '../parts.ts'
import * as pictures from '../pictures.ts'
import { newsletter, partners, testimonials } from '../shared.ts'

/** `/index-v2`, "Stylish": the specification's Home 1. */
export const stylish = page({
  title: 'Stylish',
  route: '/index-v2',
  header: 'template',
  seo: {
    title: 'Furniture and packaging with style',
    description:
      'Sofas, chairs and lamps at a quarter off, new arrivals, and the packaging that carries them home.',
  },
  sections: [
    section(
      'heroBanner',
      bannerFields({
        eyebrow: 'Autumn sale',
        heading: 'A Calm Room Begins with One Good Sofa',
        text: 'Linen, oak and brass, made by five workshops and delivered into the room of your choice.',
        offer: '25% off',
        picture: pictures.homeSale,
        to: ['Shop Now', '/shop-v1'],
      }),
    ),
    section('productCollection', {
      eyebrow: 'Collection',
      heading: 'Popular Collection',
      text: 'The three pieces that leave the warehouse most often.',
      products: references(['product-classic-relaxable-chair', 'product-linen-sofa', 'product-bookshelf']),
      limit: 3,
      callToAction: link('See All Products', '/shop-v2'),
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
          heading: 'Chairs for Long Evenings',
          text: 'Oak frames, bouclé seats, and a back that follows yours.',
          offer: '30% off',
          picture: pictures.newArrivalChair,
          to: ['See the Chair', '/product-details/1'],
        }),
        banner({
          eyebrow: 'Light',
          heading: 'Lamps That Reach Over',
          text: 'A brass arc on a marble foot lights the page and not the room.',
          offer: '45% off',
          picture: pictures.newArrivalLamp,
          to: ['See the Lamp', '/product-details/4'],
        }),
      ],
    }),
    testimonials,
    section('blogCarousel', {
      eyebrow: 'Blog',
      heading: 'Latest from the Blog',
      text: 'On paper, rooms, and what belongs in them.',
      posts: [],
      limit: 3,
    }),
    newsletter,
    partners(5),
  ],
})
