import { keyOf, orderRank, picture } from '../build.ts'
import type { SeedOf } from '../types.ts'

/** The eight people of the team page: `people/team-1..8` in this order. */
export const team = [
  member(
    1,
    'Claire Dunmore',
    'Managing Director',
    'Started the company with one pallet of kraft bags. Still reads every complaint herself, usually before breakfast.',
    'Paper-cut portrait of a smiling woman with a brown bob and golden earrings in a green blazer',
  ),
  member(
    2,
    'Marcus Ellery',
    'Head of Sales',
    'Turns "about this big" into a size, a pack count and a price. Answers quotes within one working day.',
    'Paper-cut portrait of a smiling man with a short dark beard in an orange sweater',
  ),
  member(
    3,
    'Anjali Sarwate',
    'Food Contact and Quality',
    'Keeps the declarations and test reports, and turns away anything that arrives without one.',
    'Paper-cut portrait of a woman with long dark hair and golden earrings in a buttoned orange tunic',
  ),
  member(
    4,
    'Walter Brandvold',
    'Paper Technologist',
    'Thirty years in a mill. Tests grease resistance, burst and tear in a corner of the warehouse that smells of spruce.',
    'Paper-cut portrait of an older man with round glasses and a white moustache in a blue V-neck',
  ),
  member(
    5,
    'Samira Haddouk',
    'Print and Artwork',
    'Prepares your logo for kraft and white, and sends a proof that looks like the finished bag, not brighter.',
    'Paper-cut portrait of a smiling woman in a rose headscarf and a green top',
  ),
  member(
    6,
    'Kenji Moriwaka',
    'Warehouse and Delivery',
    'Plans the trucks and the restocks. If a case will be late, you hear it from him first.',
    'Paper-cut portrait of a man with short black hair in a dark blue turtleneck',
  ),
  member(
    7,
    'Thandi Mokwena',
    'Bakery and Café Adviser',
    'Ran a bakery with nine tables. Helps new shops to a short list of packaging that covers the whole counter.',
    'Paper-cut portrait of a woman with curly black hair and golden glasses in an apron',
  ),
  member(
    8,
    'Harjit Bhandal',
    'Customer Accounts',
    'Invoices, credit terms and standing orders. Finds the missing line on a statement faster than the software does.',
    'Paper-cut portrait of a smiling man with a long dark beard and an orange turban in a pale green shirt',
  ),
]

function member(number: number, name: string, position: string, text: string, alt: string) {
  return {
    _id: `teamMember-${keyOf(name)}`,
    _type: 'teamMember',
    orderRank: orderRank(number),
    name,
    position,
    text,
    picture: picture(`people/team-${number}.webp`, alt),
  } satisfies SeedOf<'teamMember'>
}
