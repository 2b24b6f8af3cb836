/** Sections that several pages carry with the same words. */
import { references } from '../build.ts'
import { section } from './parts.ts'

/** Testimonials in the order that answers the page's own question; `order` holds their numbers. */
export const testimonials = (text: string, order: readonly number[]) =>
  section('testimonials', {
    eyebrow: 'Testimonials',
    heading: 'What Our Clients Say',
    text,
    testimonials: references(order.map((number) => `testimonial-${number}`)),
  })

/** The specification's four figures. */
export const statistics = section('statistics', { statistics: [] })

export const newsletter = section('newsletterBlock', {
  heading: 'Be the First to Hear',
  text: 'New sizes, new colours and price changes, about once a month. Unsubscribe at any time.',
  placeholder: 'Your email address',
  buttonLabel: 'Subscribe',
})

/** Partners in a moving row; the seconds differ from page to page (specification, section 9). */
export const partners = (heading: string, secondsPerStep: number) =>
  section('partnerLogos', {
    heading,
    partners: [],
    layout: 'carousel',
    secondsPerStep,
  })
