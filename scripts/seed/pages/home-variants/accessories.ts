import { link, references } from '../../build.ts'
import { banner, page, section } from '../parts.ts'
import * as pictures from '../pictures.ts'
import { newsletter, statistics } from '../shared.ts'

/** `/index-v3`, "Accessories": Home 3. */
export const accessories = page({
  title: 'Accessories',
  route: '/index-v3',
  header: 'template',
  seo: {
    title: 'Vases, lamps, mirrors and art for the home',
    description: 'Small pieces that finish a room, up to 55% off, with new products every month.',
  },
  sections: [
    section('bannerSlider', {
      slides: [
        banner({
          eyebrow: 'Seating',
          heading: 'Two Chairs and a Reason to Sit',
          text: 'Oak and linen armchairs that face each other well.',
          offer: '25% off',
          picture: pictures.sliderChairs,
          to: ['See Chairs', '/product-details/1'],
        }),
        banner({
          eyebrow: 'Dining',
          heading: 'A Table for the Whole Evening',
          text: 'Solid smoked oak, oiled by hand, with room for six.',
          offer: '35% off',
          picture: pictures.sliderTable,
          to: ['See Tables', '/product-details/3'],
        }),
        banner({
          eyebrow: 'Colour',
          heading: 'Paint an Arch, Add Two Chairs',
          text: 'Sage, rust and cream from the same palette.',
          offer: '55% off',
          picture: pictures.sliderArch,
          to: ['See the Shop', '/shop-v1'],
        }),
      ],
    }),
    statistics,
    section('productCollection', {
      eyebrow: 'Products',
      heading: 'New Products',
      text: 'Four pieces that arrived this month.',
      products: references([
        'product-arc-floor-lamp',
        'product-ceramic-vase-set',
        'product-dressing-table',
        'product-round-mirror',
      ]),
      limit: 4,
      callToAction: link('See All Products', '/shop-v1'),
    }),
    section('promoBanners', {
      banners: [
        banner({
          eyebrow: 'This week',
          heading: 'Sofas in Linen',
          offer: 'Up to 20% off',
          picture: pictures.promoSofa,
          to: ['Shop Sofas', '/shop-v2'],
        }),
        banner({
          eyebrow: 'This week',
          heading: 'Vases in Stoneware',
          offer: 'Up to 35% off',
          picture: pictures.promoVase,
          to: ['Shop Vases', '/shop-v2'],
        }),
      ],
    }),
    section('blogTeasers', {
      eyebrow: 'Blog',
      heading: 'Latest from the Blog',
      posts: [],
      limit: 3,
      callToAction: link('All Posts', '/blog-v1'),
    }),
    section('partnerLogos', { heading: 'Top Brands', partners: [], layout: 'carousel', secondsPerStep: 4 }),
    newsletter,
  ],
})
