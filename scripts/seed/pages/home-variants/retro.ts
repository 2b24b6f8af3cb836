import { link, references } from '../../build.ts'
import { banner, bannerFields, page, section } from '../parts.ts'
import * as pictures from '../pictures.ts'
import { newsletter } from '../shared.ts'
import { toProduct, toScreen } from '../../targets.ts'

/** `/index-v6`, "Retro": the second furniture variant. */
export const retro = page({
  title: 'Retro',
  route: '/index-v6',
  header: 'template',
  seo: {
    title: 'Mid-century lines, with a lamp at 45% off today',
    description:
      'Chairs, lamps and tables with mid-century lines in oak and brass, with today’s lamp at 45% off.',
  },
  sections: [
    section(
      'heroBanner',
      bannerFields({
        eyebrow: 'New Arrival',
        heading: 'Warm Wood, Brass and Ochre',
        text: 'Chairs, lamps and tables with the lines of the 1950s, in solid oak and unlacquered brass.',
        picture: pictures.retro,
        to: ['See What Is New', toScreen('shop-v3')],
      }),
    ),
    section('homeTiles', { heading: 'Shop by Category', tiles: [], layout: 'strip' }),
    section(
      'dealBanner',
      bannerFields({
        eyebrow: 'For today only',
        heading: 'The Arc Floor Lamp for $54.95',
        text: 'A brass arc on a marble foot, with a reach of 38 inches. Its regular price is $99.90.',
        offer: '45% off',
        picture: pictures.newArrivalLamp,
        to: ['See the Lamp', toProduct('arc-floor-lamp')],
      }),
    ),
    section('productCollection', {
      eyebrow: 'Products',
      heading: 'Latest Products',
      products: [],
      limit: 8,
      callToAction: link('See All Products', toScreen('shop-v1')),
    }),
    section('promoBanners', {
      banners: [
        banner({
          eyebrow: 'Work',
          heading: 'Home & Office',
          offer: 'Up to 20% off',
          picture: pictures.homeOffice,
          to: ['See Tables and Storage', toScreen('shop-v2')],
        }),
        banner({
          eyebrow: 'Living',
          heading: 'Interior Setup',
          offer: 'Up to 35% off',
          picture: pictures.interiorSetup,
          to: ['See Whole Rooms', toScreen('gallery')],
        }),
      ],
    }),
    section('blogTeasers', {
      eyebrow: 'Blog',
      heading: 'From the Blog',
      posts: references(['post-2', 'post-3', 'post-9']),
      limit: 3,
      callToAction: link('All Posts', toScreen('blog-v1')),
    }),
    newsletter,
  ],
})
