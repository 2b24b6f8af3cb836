import { link } from '../build.ts'
import { page, section } from './parts.ts'
import { askUs, statistics, testimonials } from './shared.ts'

/** `/team` */
export const team = page({
  title: 'Team Member',
  route: '/team',
  header: 'packaging',
  seo: {
    title: 'The team behind the paper',
    description: 'Eight of the people who buy, test, print, pack and deliver at Paper & Home.',
  },
  sections: [
    section('pageBand', {
      heading: 'Team Member',
      text: 'Eight of more than twenty people who buy, test, print, pack and deliver.',
    }),
    section('teamGrid', {
      eyebrow: 'Team',
      heading: 'The People Behind the Paper',
      text: 'Each of them can be reached by name. Ask at the switchboard, or write to our common address.',
      members: [],
      limit: 8,
    }),
    askUs,
  ],
})

/** `/our-clients` */
export const clients = page({
  title: 'Our Clients',
  route: '/our-clients',
  header: 'packaging',
  seo: {
    title: 'Our clients and partners',
    description: 'Bakeries, makers and shops that pack with us, and what they say about it.',
  },
  sections: [
    section('pageBand', { heading: 'Our Clients', text: 'Companies that pack with us, or make with us.' }),
    section('partnerLogos', {
      heading: 'Seven Companies, One Warehouse',
      text: 'Some buy by the pallet, some by the case. All of them have been with us for three years or more.',
      partners: [],
      layout: 'grid',
      secondsPerStep: 5,
    }),
    statistics,
    testimonials,
    askUs,
  ],
})

/** `/pricing` */
export const pricing = page({
  title: 'Price Plan',
  route: '/pricing',
  header: 'template',
  seo: {
    title: 'Price plans: Basic, Standard and Premium',
    description:
      'Three memberships with 230+ products each, for one, two or five people, by the month or by the year.',
  },
  sections: [
    section('pageBand', {
      heading: 'Price Plan',
      text: 'Member prices on the whole catalogue, for one, two or five people.',
    }),
    section('pricingTable', {
      eyebrow: 'Membership',
      heading: 'Choose Your Plan',
      text: 'By the month, or by the year for less. Change or leave at the end of any period.',
      plans: [],
      monthlyLabel: 'Monthly',
      yearlyLabel: 'Yearly',
      callToAction: link('Choose This Plan', '/contact'),
      note: 'Prices in US dollars, before sales tax.',
    }),
    section('faqGroups', {
      heading: 'Before You Decide',
      groups: [
        {
          _key: 'faqSection-order-payment',
          _type: 'reference',
          _ref: 'faqSection-order-payment',
        },
      ],
    }),
    askUs,
  ],
})

/** `/faq` */
export const faq = page({
  title: 'FAQs',
  route: '/faq',
  header: 'packaging',
  seo: {
    title: 'Frequently asked questions',
    description: 'Answers about shipping, warranty and support, orders and payment, and returns.',
  },
  sections: [
    section('pageBand', {
      heading: 'FAQs',
      text: 'Fourteen answers. If yours is missing, ask us and we add it.',
    }),
    section('faqGroups', { heading: 'Frequently Asked Questions', groups: [] }),
    askUs,
  ],
})
