/** Sections that several pages carry with the same words. */
import { link } from '../build.ts'
import { section } from './parts.ts'

/** All testimonials. */
export const testimonials = section('testimonials', {
  eyebrow: 'Testimonials',
  heading: 'What Our Clients Say',
  text: 'Five customers from five states, in their own words.',
  testimonials: [],
})

/** The specification's four figures. */
export const statistics = section('statistics', { statistics: [] })

export const newsletter = section('newsletterBlock', {
  heading: 'Be the First to Hear',
  text: 'New sizes, new colours and price changes, about once a month. Leave whenever you like.',
  placeholder: 'Your email address',
  buttonLabel: 'Subscribe',
})

/** The way on from a page of information. */
export const askUs = section('callToActionBand', {
  heading: 'Need a Size That Is Not Listed?',
  text: 'Send us length, width and height of what you sell. We answer within one working day, with a price and a sample.',
  callToAction: link('Write to Us', '/contact'),
})

/** Partners in a moving row; the seconds differ from page to page (specification, section 9). */
export const partners = (secondsPerStep: number) =>
  section('partnerLogos', {
    heading: 'Makers and Shops We Work With',
    partners: [],
    layout: 'carousel',
    secondsPerStep,
  })
