import type { Branch } from './tree.ts'

export const foamProducts: Branch = {
  number: 6,
  slug: 'foam-products',
  name: 'Foam Products',
  tag: 'Keep it warm',
  picture: 'White foam clamshell box standing open beside a closed tray and stacks of foam cups',
  kinds: [],
  details: {
    title: 'Foam Boxes, Trays and Cups',
    description:
      'Light containers of expanded foam for food that has to stay hot or cold on the way. The tiny air cells insulate so well that soup keeps above 140°F (60°C) for about 40 minutes, while the outside stays pleasant to hold. Hinged boxes with one or three compartments close with a tab; trays and bowls come with fitting lids; cups run from 8 to 20 oz (237 to 591 ml). Suitable for direct contact with hot and cold food up to 185°F (85°C); not for ovens or microwaves. Some cities restrict foam, so ask us for the paper equivalent.',
    pictures: [
      'Open white foam clamshell box, a closed foam tray and stacked foam cups on a green backdrop',
      'Two closed foam boxes on top of each other beside three foam cups in different sizes',
      'Close view of the rounded edges of closed white foam trays, a foam cup standing on top',
      'Foam box with a sandwich and fries, a foam tray of tomatoes and a lidded foam cup',
    ],
    featuresIntroduction: 'The lightest way to keep a meal at the temperature at which it left the kitchen.',
    features: [
      'Hinged boxes with one or three compartments, 200 to a case',
      'Insulates: hot for 40 minutes, cold for an hour',
      'Rigid, leakproof corners and a tab lock',
      'Cups from 8 to 20 oz, 1,000 to a case',
    ],
    sizesAvailable: ['6 × 6 × 3 in', '8 × 8 × 3 in', '9 × 9 × 3 in', '8 oz', '12 oz', '16 oz', '20 oz'],
    secondTitle: 'After use',
    secondDescription:
      'Foam is recycled only where there is a collection point for it. Keep it apart from paper, empty it, and stack it to save space. If there is none near you, our kraft trays and bakery boxes are the better choice.',
  },
}
