import { link, picture } from '../build.ts'
import { banner, page, section } from './parts.ts'
import { printStepsOfHome } from './printing.ts'
import { sandwichSheets, twistedHandleWhite } from './pictures.ts'
import { newsletter, statistics, testimonials } from './shared.ts'
import { toCategory, toSubCategory, toScreen } from '../targets.ts'

/** The packaging home page, `/`, "Minimal" in the menu. */
export const home = page({
  title: 'Home',
  route: '/',
  header: 'packaging',
  seo: {
    title: 'Paper bags, sheets and food packaging by the case',
    description:
      'Custom, eco-friendly packaging for bakeries, restaurants and shops: paper bags, plates, sheets, foils, bakery boxes, foam products and gloves.',
  },
  sections: [
    section(
      'packagingHero',
      {
        eyebrow: 'Paper and food packaging',
        heading: 'Enhancing Brands with Custom, Eco-Friendly Packaging',
        text: 'Bags, plates, sheets and boxes in kraft and white, made for food and ready for your print. Tell us the size and the quantity; we answer with a price.',
        picture: picture(
          'hero/packaging.webp',
          'Kraft and white paper bags, paper plates, a foil roll and boxes arranged on a light table before a sage green wall',
        ),
        callToAction: link('Get A Quote', toScreen('quote')),
        secondCallToAction: link('See Paper Bags', toCategory('paper-bags')),
      },
      'hero',
    ),
    statistics,
    section(
      'categoryGrid',
      {
        heading: 'Our Categories',
        text: 'Seven families of packaging. Open one for its products, sizes and pack counts.',
        categories: [],
      },
      'categories',
    ),
    printStepsOfHome,
    section('reasons', {
      eyebrow: 'Our promise',
      heading: 'Why You Choose Us',
      text: 'What customers name when they order again.',
      reasons: [],
      limit: 4,
    }),
    section('newArrival', {
      eyebrow: 'Just in',
      heading: 'New Arrival',
      text: 'The reduction applies to your first order of each; our quote shows it.',
      banners: [
        banner({
          eyebrow: 'Sheets',
          heading: 'Gingham Sandwich Sheets',
          text: 'Greaseproof paper of 38 gsm, soft to fold and firm to hold, in packs of 1,000.',
          offer: '30% off',
          picture: sandwichSheets,
          to: ['See the Sheets', toSubCategory('sandwich-sheet')],
        }),
        banner({
          eyebrow: 'Bags',
          heading: 'White Twisted-Handle Bags',
          text: 'Bleached kraft of 110 gsm in four sizes, ready for up to four colours of your print.',
          offer: '45% off',
          picture: twistedHandleWhite,
          to: ['See the Bags', toSubCategory('twisted-handle-bags-white')],
        }),
      ],
    }),
    testimonials('Printed bags, greaseproof, trays: five buyers on what arrived.', [5, 1, 2, 3, 4]),
    newsletter,
  ],
})
