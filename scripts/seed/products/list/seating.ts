import { product } from '../product.ts'
import { fernhollow } from '../vendors.ts'

/** Things to sit on. Number 1 is the specification's sample product, with its exact figures (section 9). */
export const seating = [
  product({
    number: 1,
    name: 'Classic Relaxable Chair',
    price: 140.99,
    salePrice: 85,
    badge: 'Hot Sale',
    saleBadge: '-10%',
    saleEnds: 'importDay+30',
    sku: 'CH_0015',
    category: 'Chair',
    itemType: 'Premium',
    sizes: ['S', 'M', 'L', 'XL'],
    colours: { Oat: '#e6ddcd', Sage: '#8b9a80', Clay: '#b4694a', Slate: '#4c5560' },
    tags: ['Chair', 'Oak', 'Reading', 'Bouclé'],
    pictures: [
      'Armchair with an oak frame, a white bouclé seat and back and a green cushion, seen from the front',
      'The same oak armchair from the side, its back leaning and its legs splayed, on a grey backdrop',
      'Close view of the rounded oak armrest against the white bouclé seat and a green cushion',
      'The armchair on a round rug in a panelled room, between a rubber plant and a small round table',
    ],
    description: `
A reading chair with an open oak frame and a seat that is softer at the front edge than at the back. The back leans at
107 degrees, enough to rest without dozing off.

The four sizes differ where it matters. Seat height and depth are:

- **S** 15 in high, 19 in deep
- **M** 16 in high, 20 in deep
- **L** 17 in high, 21 in deep
- **XL** 17½ in high, 22 in deep

The arms are 8½ inches above the seat and wide enough for a cup. Frame in solid oak, oiled; covers in wool bouclé,
removable, 30,000 double rubs. The cushion is included. Find your size with
[How to Choose a Reading Chair](post:3).
`,
    rating: 5,
    reviewCount: 125,
    reviews: [
      {
        name: 'Theodora Winslade',
        rating: 5,
        text: 'Ordered M after measuring as the article says. Two hours with a thick book and no cushion behind my back.',
      },
      {
        name: 'Calvin Oyelaran',
        rating: 5,
        text: 'We have eight of them in the waiting room. After a year the oak has darkened a little and nothing wobbles.',
      },
      {
        name: 'Brigid Maddox',
        rating: 5,
        text: 'Came in cardboard and paper, no foam. Four screws, ten minutes, and the cover really does come off for washing.',
      },
    ],
    vendor: fernhollow,
  }),
  product({
    number: 2,
    name: 'Linen Sofa',
    price: 849,
    salePrice: 636.75,
    sku: 'SO_0021',
    category: 'Sofa',
    itemType: 'Premium',
    sizes: ['M', 'L'],
    colours: { Oat: '#d9cfbd', Sage: '#8b9a80', Clay: '#b4694a', Stone: '#9a948a' },
    tags: ['Sofa', 'Linen', 'Washable'],
    pictures: [
      'Three-seat sofa in cream linen with green, cream and rust cushions on short oak legs, on a grey backdrop',
    ],
    description: `
Three seats, one depth, and covers that come off for washing. The linen is woven from long flax at 380 gsm and
washed before it is sewn, so it has shrunk before it reaches you.

- **M** 76 in wide, seats three children or two adults and a dog
- **L** 88 in wide, seats three adults
- Seat 17 in high and 23 in deep, arms 24 in high
- Ash frame, coil springs, foam of 2.2 lb per cubic foot wrapped in wool

Covers of the same dye lot stay in stock for two years. Three of the cushions are included.
`,
    rating: 4,
    reviewCount: 88,
    reviews: [
      {
        name: 'Malcolm Everdeen',
        rating: 4,
        text: 'The pillowcase-sized sample made the choice easy. Sage by day, almost grey by lamplight, as promised.',
      },
      {
        name: 'Rosalind Achterberg',
        rating: 5,
        text: 'Red wine in the first week. Cold water, a lot of blotting, and you would never know.',
      },
    ],
    vendor: fernhollow,
  }),
  product({
    number: 14,
    name: 'Lounge Stool',
    price: 56.9,
    salePrice: 39.83,
    sku: 'CH_0032',
    category: 'Chair',
    itemType: 'Regular',
    sizes: ['S', 'M'],
    colours: { Oat: '#e6ddcd', Clay: '#c08a6a', Sage: '#8b9a80' },
    tags: ['Chair', 'Stool', 'Bouclé'],
    pictures: [
      'Round white bouclé stool on three oak legs beside a low knitted pouf in clay on a pink backdrop',
    ],
    description: `
A round stool that serves as footrest, spare seat and, with a tray on it, as table. The bouclé cover closes with a
drawstring below and goes into the machine.

- **S** 16 in across, 14 in high
- **M** 20 in across, 16 in high
- Oak legs, felt pads, carries 260 lb

The clay-coloured pouf in the picture is not part of the order; the stool comes in the same colour.
`,
    rating: 4,
    reviewCount: 41,
    reviews: [
      {
        name: 'Ingrid Pasquale',
        rating: 4,
        text: 'Just the height of the chair, so the feet are level. Moves about the house all day.',
      },
    ],
    vendor: fernhollow,
  }),
]
