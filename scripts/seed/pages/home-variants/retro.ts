import { link, references } from '../../build.ts'
import { banner, bannerFields, page, section } from '../parts.ts'
import * as pictures from '../pictures.ts'
import { newsletter } from '../shared.ts'

/** `/index-v6`, "Retro": the second furniture variant. */
export const retro = page({
  title: 'Retro',
  route: '/index-v6',
  header: 'template',
  seo: {
    title: 'Mid-century furniture, 45% off for today only',
    description: 'Lounge chairs, sideboards and lamps in ochre and walnut, with today’s offer at 45% off.',
  },
  sections: [
    section(
      'heroBanner',
      bannerFields({
        eyebrow: 'New Arrival',
        heading: 'Ochre, Walnut and a Record Player',
        text: 'Lounge chairs and sideboards as they were drawn in 1958, built to last another seventy years.',
        picture: pictures.retro,
        to: ['See What Is New', '/shop-v3'],
      }),
    ),
    section('homeTiles', { heading: 'Shop by Kind', tiles: [], layout: 'strip' }),
    section(
      'dealBanner',
      bannerFields({
        eyebrow: 'For today only',
        heading: 'The Arc Lamp at Little More Than Half',
        text: 'Brass, marble and a shade that turns. The price goes back up at midnight.',
        offer: '45% off',
        picture: pictures.newArrivalLamp,
        to: ['Take One Home', '/product-details/4'],
      }),
    ),
    section('productCollection', {
      eyebrow: 'Products',
      heading: 'Latest Products',
      products: [],
      limit: 8,
      callToAction: link('See All Products', '/shop-v1'),
    }),
    section('promoBanners', {
      banners: [
        banner({
          eyebrow: 'Work',
          heading: 'Home & Office',
          offer: 'Up to 20% off',
          picture: pictures.homeOffice,
          to: ['See Desks', '/shop-v2'],
        }),
        banner({
          eyebrow: 'Living',
          heading: 'Interior Setup',
          offer: 'Up to 35% off',
          picture: pictures.interiorSetup,
          to: ['See Whole Rooms', '/portfolio-v2'],
        }),
      ],
    }),
    section('blogTeasers', {
      eyebrow: 'Blog',
      heading: 'Stories from the Workshop',
      posts: references(['post-2', 'post-3', 'post-9']),
      limit: 3,
      callToAction: link('All Posts', '/blog-v1'),
    }),
    newsletter,
  ],
})
