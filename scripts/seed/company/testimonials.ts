import { orderRank } from '../build.ts'
import type { SeedOf } from '../types.ts'

/** Five buyers of packaging, all invented, all from the USA (specification, section 3). */
export const testimonials = [
  testimonial(
    1,
    'Corinne Abelard',
    'Burlington, Vermont',
    'We sell four hundred croissants on a Saturday and the greaseproof bags come home without a spot. The pack count on the page was the pack count in the case, three orders in a row.',
    5,
  ),
  testimonial(
    2,
    'Desmond Whitacre',
    'Savannah, Georgia',
    'I asked for a bag that takes two bakery boxes flat. Two days later three samples were on my counter, and the one in the middle was right to the half inch.',
    5,
  ),
  testimonial(
    3,
    'Priscilla Nakagome',
    'Eugene, Oregon',
    'Our caterers use the checker trays for everything from fries to fruit. They stack, they hold five pounds, and nobody has had to tape a corner yet.',
    4,
  ),
  testimonial(
    4,
    'Gunnar Tilstrom',
    'Duluth, Minnesota',
    'Plain answers about coatings, in writing, with the certificate attached. That saved me a week when the school district changed its rules.',
    5,
  ),
  testimonial(
    5,
    'Yolanda Priestley',
    'Santa Fe, New Mexico',
    'White twisted-handle bags with our one-colour print: 3,000 of them, straight lines, no smell of ink. The reorder took one message.',
    4,
  ),
]

function testimonial(number: number, name: string, location: string, text: string, rating: number) {
  return {
    _id: `testimonial-${number}`,
    _type: 'testimonial',
    orderRank: orderRank(number),
    name,
    location,
    text,
    rating,
  } satisfies SeedOf<'testimonial'>
}
