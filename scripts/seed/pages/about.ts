import { link } from '../build.ts'
import { prose } from '../prose.ts'
import { page, section } from './parts.ts'
import { about as warehouse } from './pictures.ts'
import { statistics, testimonials } from './shared.ts'
import { toScreen } from '../targets.ts'

/** `/about`: an exporter of paper packaging. */
export const about = page({
  title: 'About Us',
  route: '/about',
  header: 'packaging',
  seo: {
    title: 'About us: makers and exporters of paper packaging',
    description:
      'From a bag press in New Jersey to bakeries in nineteen countries: who we are, how we work and what we promise about paper that touches food.',
  },
  sections: [
    section('pageBand', {
      heading: 'About Us',
      text: 'We make, stock and export paper packaging for people who sell food.',
    }),
    section('textWithPicture', {
      eyebrow: 'Our story',
      heading: 'Paper Packaging, Made to Travel',
      body: prose(`
We began with one press, folding bags for the bakeries of three streets. Today we convert kraft, greaseproof and
glassine paper into bags, sheets and plates, and export them by the case, the pallet and the container.

Half of what we ship leaves New Jersey for restaurants, caterers and shops elsewhere in the United States. The other
half crosses an ocean. Both halves get the same paper, the same test reports and the same person on the phone.
`),
      points: [
        'Kraft and white paper from mills with certified forests',
        'A declaration of food contact for every product',
        'Your print from 3,000 pieces, with a proof first',
        'Plain cases in stock leave the same day when ordered before 2 pm',
      ],
      picture: warehouse,
      pictureSide: 'end',
      callToAction: link('Get A Quote', toScreen('quote')),
    }),
    statistics,
    section('features', {
      eyebrow: 'How we work',
      heading: 'Four Rules We Keep',
      items: [
        {
          _key: 'paper',
          _type: 'feature',
          icon: 'paper',
          title: 'Name the Grammage',
          text: 'Every page names the weight, the size and the count, so that offers can be compared.',
        },
        {
          _key: 'quality',
          _type: 'feature',
          icon: 'quality',
          title: 'Test Before Shipping',
          text: 'Handles, seams and grease resistance are tested from each roll, and the results kept for five years.',
        },
        {
          _key: 'leaf',
          _type: 'feature',
          icon: 'leaf',
          title: 'Coat Only What Must Be',
          text: 'Plain paper first. A coating is used where the food needs it, and it is named.',
        },
        {
          _key: 'people',
          _type: 'feature',
          icon: 'people',
          title: 'Stay Reachable',
          text: 'A baker, a printer and a paper technologist pick up the phone, not a recorded menu.',
        },
      ],
    }),
    section('teamGrid', {
      eyebrow: 'Team',
      heading: 'Who You Will Talk To',
      members: [],
      limit: 4,
    }),
    testimonials('Two customers on what we promise: straight answers and full cases.', [4, 1]),
    section('callToActionBand', {
      heading: 'See What We Make',
      text: 'Seven families of packaging, with the grammage, the size and the pack count on every page.',
      callToAction: link('Browse the Catalogue', toScreen('categories')),
    }),
  ],
})
