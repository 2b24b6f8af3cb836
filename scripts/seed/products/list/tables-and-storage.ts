import { product } from '../product.ts'
import { lindmere } from '../vendors.ts'

/** Tables, shelves and wardrobes. */
export const tablesAndStorage = [
  product({
    number: 3,
    name: 'Oak Dining Table',
    price: 489,
    salePrice: 317.85,
    sku: 'TB_0008',
    category: 'Table',
    itemType: 'Premium',
    sizes: ['S', 'M', 'L'],
    colours: { 'Natural oak': '#c69c6d', 'Smoked oak': '#6b4c38' },
    tags: ['Table', 'Oak', 'Dining'],
    pictures: [
      'Oak dining table with rounded legs and three chairs, a white vase and a green bowl on the top',
    ],
    description: `
A table for every day: solid oak, an inch and an eighth thick, with the edge taken off so that sleeves don't catch.
The legs stand at the very corners and leave the length free for knees.

- **S** 60 × 34 in, 53 in between the legs, seats four
- **M** 72 × 36 in, 65 in between the legs, seats six
- **L** 84 × 38 in, 77 in between the legs, seats six in comfort
- 29½ in high, 27 in from the floor to the rail

Oiled, not varnished: a scratch can be sanded and oiled again on a Sunday. The chairs are sold separately.
`,
    rating: 5,
    reviewCount: 63,
    reviews: [
      {
        name: 'Percival Drummond',
        rating: 5,
        text: 'The page said 65 inches between the legs and it is 65 inches. Our bench slides in with room to spare.',
      },
    ],
    vendor: lindmere,
  }),
  product({
    number: 7,
    name: 'Wardrobe Almirah',
    price: 690,
    salePrice: 621,
    sku: 'AL_0004',
    category: 'Almirah',
    itemType: 'Vintage',
    sizes: ['M', 'L'],
    colours: { 'Natural oak': '#c69c6d', Walnut: '#7a5840' },
    tags: ['Almirah', 'Oak', 'Cane'],
    pictures: [
      'Oak wardrobe with three cane doors above three drawers, a white stool and a potted tree beside it',
    ],
    description: `
Doors of woven cane let air through to the clothes. Behind them are a full-length rail, five
shelves and a mirror on the inside of the middle door.

- **M** 48 in wide, two doors
- **L** 66 in wide, three doors and three drawers, as shown
- 78 in high, 23 in deep
- Comes in parts that pass a 28 in door; fixed to the wall with two brackets, included
`,
    rating: 4,
    reviewCount: 37,
    reviews: [
      {
        name: 'Delphine Arkwright',
        rating: 4,
        text: 'Two people put it together in an afternoon. The drawers run like a drawer should.',
      },
    ],
    vendor: lindmere,
  }),
  product({
    number: 8,
    name: 'Dressing Table',
    price: 279,
    salePrice: 223.2,
    badge: 'NEW',
    sku: 'DT_0011',
    category: 'Dressing Table',
    itemType: 'Vintage',
    colours: { 'Natural oak': '#c69c6d', Ash: '#dcc9a8' },
    tags: ['Dressing Table', 'Oak', 'Mirror'],
    pictures: [
      'Oak dressing table with two drawers, a round brass mirror and a white stool on a pink backdrop',
    ],
    description: `
A slim table with two drawers and a mirror that tilts. It fits between a bed and a window, and turns into a desk when
the mirror is lifted out.

- 44 in wide, 17 in deep, 30 in high; mirror 22 in across
- Drawers lined with felt, brass pulls
- Cable outlet at the back for a lamp or a dryer

Table and mirror come together. The stool is our [Lounge Stool](product:lounge-stool).
`,
    rating: 5,
    reviewCount: 29,
    reviews: [
      {
        name: 'Saoirse Bellweather',
        rating: 5,
        text: 'The mirror stays at the angle where I leave it, which my last one never did.',
      },
    ],
    vendor: lindmere,
  }),
  product({
    number: 12,
    name: 'Bookshelf',
    price: 120,
    sku: 'AL_0019',
    category: 'Almirah',
    itemType: 'Regular',
    sizes: ['M', 'L'],
    colours: { 'Natural oak': '#c69c6d', Walnut: '#7a5840' },
    tags: ['Almirah', 'Oak', 'Books'],
    pictures: [
      'Tall open oak bookshelf with books, vases and a framed print, a rubber plant standing beside it',
    ],
    description: `
Five open rows in solid oak, without a back, so that it can stand across a room as well as against a wall. Each shelf
carries 55 lb, which is two feet of encyclopaedias.

- **M** 32 in wide, 72 in high
- **L** 40 in wide, 84 in high
- 12 in deep; the three middle shelves move in steps of 1¼ in
- Wall bracket and screws included
`,
    rating: 4,
    reviewCount: 74,
    reviews: [
      {
        name: 'Lucian Farquhar',
        rating: 4,
        text: 'Straight out of the box, no bow after a year of cookbooks. Wish there were a narrower one.',
      },
    ],
    vendor: lindmere,
  }),
  product({
    number: 13,
    name: 'Side Table',
    price: 55,
    sku: 'TB_0015',
    category: 'Table',
    itemType: 'Regular',
    sizes: ['S', 'M'],
    colours: { 'Natural oak': '#c69c6d', 'Smoked oak': '#6b4c38' },
    tags: ['Table', 'Oak', 'Round'],
    pictures: [
      'Round oak side table on three legs with a white vase, a cup and two books, on a green backdrop',
    ],
    description: `
Three legs never wobble. The top has a lip of an eighth of an inch, high enough to stop a pencil and low enough to
wipe over.

- **S** 14 in across, 18 in high, for beside a sofa
- **M** 18 in across, 22 in high, for beside a bed
- Legs screw in by hand; weighs 7 lb
`,
    rating: 5,
    reviewCount: 52,
    reviews: [
      {
        name: 'Winifred Castellan',
        rating: 5,
        text: 'Bought six for the café. They go out to the sidewalk every morning and come back in at night.',
      },
    ],
    vendor: lindmere,
  }),
]
