import { keyOf, orderRank, picture } from '../build.ts'
import type { SeedOf } from '../types.ts'

/** Invented companies with marks of our own drawing: dark on light pages, light on dark ones. */
export const partners = [
  partner(1, 'Harrowmere', 'Bakehouse', 'an ear of wheat'),
  partner(2, 'Pellwick', 'coffee rooms', 'a steaming cup'),
  partner(3, 'Ostermill', 'Flour & Grain', 'a mill wheel over a wave'),
  partner(4, 'Tallowfern', 'Kitchen & Catering', 'a young fern in a ring'),
  partner(5, 'Fennimoor', 'Farm Shops', 'two hills under a round sun'),
  partner(6, 'Brightkettle', 'Deli and Provisions', 'a kettle with three rays'),
  partner(7, 'Quillbarn', 'Goods for the Home', 'a barn with a leaf for a door'),
]

function partner(number: number, name: string, trade: string, mark: string) {
  const slug = keyOf(name)
  const alt = `${name} ${trade}: ${mark}`
  return {
    _id: `partner-${slug}`,
    _type: 'partner',
    orderRank: orderRank(number),
    name,
    logo: picture(`partner/${slug}-light.svg`, alt),
    logoDark: picture(`partner/${slug}-dark.svg`, alt),
  } satisfies SeedOf<'partner'>
}
