import { link } from '../build.ts'
import { page, section } from './parts.ts'
import { testimonials } from './shared.ts'
import { toPage, toScreen } from '../targets.ts'

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
      text: 'Ask for any of them by name, by phone or by email.',
      members: [],
      limit: 8,
    }),
    section('callToActionBand', {
      heading: 'Put Your Question to One of Them',
      text: 'Name the person or the product, and your message goes to the right desk. You have an answer within one working day.',
      callToAction: link('Write to the Team', toPage('contact')),
    }),
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
      text: 'Some buy by the pallet, some by the case. All of them have ordered for three years or more.',
      partners: [],
      layout: 'grid',
      secondsPerStep: 5,
    }),
    testimonials('Five customers from five states, in their own words.', [3, 5, 4, 1, 2]),
    section('callToActionBand', {
      heading: 'Try It on Your Own Counter',
      text: 'Plain samples in up to five sizes are free, and leave within two days.',
      callToAction: link('Ask for Samples', toScreen('samples')),
    }),
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
      text: 'Pay by the month, or by the year for less. Change or cancel at the end of any period.',
      plans: [],
      monthlyLabel: 'Monthly',
      yearlyLabel: 'Yearly',
      callToAction: link('Choose This Plan', toPage('contact')),
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
      text: 'Fourteen answers about delivery, food safety, orders and returns.',
    }),
    section('faqGroups', { heading: 'Frequently Asked Questions', groups: [] }),
    section('callToActionBand', {
      heading: 'Still Looking for an Answer?',
      text: 'Call or write on working days between 8 am and 5 pm Eastern Time. Questions about materials go straight to our paper technologist.',
      callToAction: link('Ask Us', toPage('contact')),
    }),
  ],
})
