import { product } from '../product.ts'
import { claywright, hallowick, norrvale } from '../vendors.ts'

/** Lamps, vases, clocks, mirrors and prints. */
export const lightAndDecor = [
  product({
    number: 4,
    name: 'Arc Floor Lamp',
    price: 99.9,
    salePrice: 54.95,
    sku: 'LM_0006',
    category: 'Lamp',
    itemType: 'Regular',
    colours: { Brass: '#c9a24e', Black: '#2b2a28' },
    tags: ['Lamp', 'Brass', 'Reading'],
    pictures: [
      'Tall brass arc lamp with a dome shade on a white marble foot, curving over a small round table',
    ],
    description: `
It reaches over the back of a sofa and puts the light where the page is. The foot is a disc of marble of 24 lb, heavy
enough to stay put when somebody walks into the stem.

- 72 in high; lower rim of the shade at 42 to 58 in
- Reach of 38 in, shade 11 in across
- E26 socket, up to 12 W LED, foot switch on a 9 ft cord

The little table in the picture is not included.
`,
    rating: 4,
    reviewCount: 96,
    reviews: [
      {
        name: 'Evander Pruitt',
        rating: 4,
        text: 'Solves the corner that had no socket and no space for a table. The foot switch is easy to find in the dark.',
      },
    ],
    vendor: norrvale,
  }),
  product({
    number: 5,
    name: 'Ceramic Vase Set',
    price: 20,
    badge: 'NEW',
    sku: 'VS_0027',
    category: 'Vase',
    itemType: 'Regular',
    colours: { 'White, sage and clay': '#e3d8c6', 'All white': '#f1ece2' },
    tags: ['Vase', 'Ceramic', 'Set of three'],
    pictures: [
      'White urn with eucalyptus between a slim two-tone green vase and a round terracotta vase on a pink backdrop',
    ],
    description: `
Three bodies, one matt surface, three heights: an urn, a bottle and a round pot that work as a group straight from the box.
Stoneware, glazed inside, so all three hold water.

- Urn 11 in, bottle 7 in, pot 5 in high
- Necks of 1½, ¾ and 2 in
- Rinse by hand; a bottle brush reaches the bottom of each

Arrange them with the help of [How to Group Vases](post:2).
`,
    rating: 5,
    reviewCount: 118,
    reviews: [
      {
        name: 'Henrietta Solberg',
        rating: 5,
        text: 'Nine sets on nine café tables. One chipped in the first week and a single pot was sent the next day.',
      },
    ],
    vendor: claywright,
  }),
  product({
    number: 6,
    name: 'Pendant Lamp',
    price: 50,
    sku: 'LM_0013',
    category: 'Lamp',
    itemType: 'Regular',
    sizes: ['S', 'M'],
    colours: { Clay: '#c98a6a', Sage: '#7d8b76', Cream: '#ece3d2' },
    tags: ['Lamp', 'Pendant', 'Dining'],
    pictures: ['Three dome pendant lamps in clay, green and cream, hung at different heights on black cords'],
    description: `
A dome of spun steel, enamelled outside and matt white inside, which throws the light down and a soft ring up the
cord. Sold singly; three in a row suit a table of seven feet.

- **S** 10 in across, 6 in high
- **M** 14 in across, 8 in high
- Cord of 8 ft in black cotton, shortened in a minute
- E26 socket, up to 15 W LED, dimmable
`,
    rating: 4,
    reviewCount: 67,
    reviews: [
      {
        name: 'Augustin Bellamy',
        rating: 4,
        text: 'Five over the counter. The colour is the one in the picture, and the white inside keeps the bread looking like bread.',
      },
    ],
    vendor: norrvale,
  }),
  product({
    number: 9,
    name: 'Wall Clock',
    price: 30.9,
    salePrice: 13.91,
    sku: 'WT_0010',
    category: 'Watch',
    itemType: 'Regular',
    sizes: ['S', 'M'],
    colours: { 'Natural oak': '#c69c6d', Black: '#2b2a28' },
    tags: ['Watch', 'Oak', 'Silent'],
    pictures: ['Round wall clock with an oak rim, a white face and slim dark hands at ten past ten'],
    description: `
White face, dark hands, and a brass second hand that glides and does not tick. Readable from twenty feet, across
any kitchen.

- **S** 10 in across
- **M** 14 in across
- One AA cell, about eighteen months; not included
- Rim in solid oak, cover in glass
`,
    rating: 5,
    reviewCount: 45,
    reviews: [
      {
        name: 'Nathaniel Quist',
        rating: 5,
        text: 'Truly silent. It hangs over the bed and we forget that it is there.',
      },
    ],
    vendor: norrvale,
  }),
  product({
    number: 10,
    name: 'Round Mirror',
    price: 65.9,
    sku: 'MR_0007',
    category: 'Mirror',
    itemType: 'Regular',
    sizes: ['S', 'M', 'L'],
    colours: { Brass: '#c9a24e', Black: '#2b2a28' },
    tags: ['Mirror', 'Brass', 'Hall'],
    pictures: ['Round mirror with a brass frame over a slatted oak sideboard with a white vase and a candle'],
    description: `
A hall looks twice as wide with a mirror opposite the door. The frame is solid brass, a finger thick, unlacquered, so
that it warms in colour over the years.

- **S** 20 in, **M** 28 in, **L** 36 in across
- Glass of 5 mm with a polished edge, safe for bathrooms
- Hangs on one hook; hook and plug included

The sideboard in the picture is not included.
`,
    rating: 4,
    reviewCount: 58,
    reviews: [
      {
        name: 'Octavia Renshaw',
        rating: 4,
        text: 'Heavier than it looks, so mind the wall. No ripple in the glass anywhere.',
      },
    ],
    vendor: hallowick,
  }),
  product({
    number: 11,
    name: 'Wall Art',
    price: 25,
    sku: 'AR_0016',
    category: 'Art',
    itemType: 'Vintage',
    sizes: ['S', 'M', 'L'],
    colours: { 'Oak frame': '#c69c6d', 'Black frame': '#2b2a28' },
    tags: ['Art', 'Print', 'Set of two'],
    pictures: [
      'Two framed prints, an arch and a landscape under a red sun, above a low sideboard with cane doors',
    ],
    description: `
Two prints that belong together, an arch and a landscape, in earth pigments on cotton paper of 310 gsm. Framed in oak
behind acrylic, ready to hang.

- **S** 8 × 10 in, **M** 12 × 16 in, **L** 18 × 24 in each
- Mount of acid-free board
- Paper template for the two nails included

The sideboard in the picture is not included.
`,
    rating: 5,
    reviewCount: 33,
    reviews: [
      {
        name: 'Cordelia Umansky',
        rating: 5,
        text: 'The paper template is a small thing and saved my wall. Colours are quieter than on the screen, in a good way.',
      },
    ],
    vendor: hallowick,
  }),
]
