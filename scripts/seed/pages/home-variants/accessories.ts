import { link, references } from '../../build.ts'
import { banner, page, section } from '../parts.ts'
import * as pictures from '../pictures.ts'
import { newsletter, statistics } from '../shared.ts'
import { toProduct, toScreen } from '../../targets.ts'

/** `/index-v3`, "Accessories": Home 3. */
export const accessories = page({
  title: 'Accessories',
  route: '/index-v3',
  header: 'template',
  seo: {
    title: 'Vases, lamps, mirrors and art for the home',
    description:
      'Lamps, clocks, vases and mirrors, some of them at up to 55% off, and the furniture around them.',
  },
  sections: [
    section('bannerSlider', {
      slides: [
        banner({
          eyebrow: 'Seating',
          heading: 'The Linen Sofa, with Room for Three',
          text: 'Washed linen in four colours, on a frame of ash with coil springs.',
          offer: '25% off',
          picture: pictures.homeSale,
          to: ['See the Sofa', toProduct('linen-sofa')],
        }),
        banner({
          eyebrow: 'Dining',
          heading: 'A Table for the Whole Evening',
          text: 'The Oak Dining Table: solid oak, oiled, for four to six people.',
          offer: '35% off',
          picture: pictures.sliderTable,
          to: ['See the Table', toProduct('oak-dining-table')],
        }),
        banner({
          eyebrow: 'Decor',
          heading: 'Paint an Arch, Hang a Clock',
          text: 'Sage, rust and cream on the wall, and the silent oak Wall Clock beside it.',
          offer: '55% off',
          picture: pictures.sliderArch,
          to: ['See the Clock', toProduct('wall-clock')],
        }),
      ],
    }),
    statistics,
    section('productCollection', {
      eyebrow: 'Products',
      heading: 'New Products',
      text: 'Four pieces that arrived this month.',
      products: references([
        'product-ceramic-vase-set',
        'product-dressing-table',
        'product-pendant-lamp',
        'product-round-mirror',
      ]),
      limit: 4,
      callToAction: link('See All Products', toScreen('shop-v1')),
    }),
    section('promoBanners', {
      banners: [
        banner({
          eyebrow: 'This week',
          heading: 'Dressing Tables and Wardrobes',
          offer: 'Up to 20% off',
          picture: pictures.homeOffice,
          to: ['Shop Storage', toScreen('shop-v2')],
        }),
        banner({
          eyebrow: 'This week',
          heading: 'Sofas and Solid Tables',
          offer: 'Up to 35% off',
          picture: pictures.promoSofa,
          to: ['Shop the Living Room', toScreen('shop-v2')],
        }),
      ],
    }),
    section('blogTeasers', {
      eyebrow: 'Blog',
      heading: 'Latest from the Blog',
      posts: [],
      limit: 3,
      callToAction: link('All Posts', toScreen('blog-v1')),
    }),
    section('partnerLogos', {
      heading: 'Top Brands That Furnish with Us',
      partners: [],
      layout: 'carousel',
      secondsPerStep: 4,
    }),
    newsletter,
  ],
})
