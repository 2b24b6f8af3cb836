import { work } from './work.ts'

export const twoShelvesOfVases = work({
  number: 3,
  name: 'Two Shelves of Vases',
  tag: 'Lamp & Vase',
  alt: 'White, green and terracotta vases, some with dried stems, in a row on two oak shelves against a pink wall',
  description:
    'A wall for a potter’s shop: eight vases on two oak boards, lit from one side so that each draws its shadow.',
  facts: {
    Room: 'A potter’s shop',
    Shelves: 'Oak, 56 × 10 in',
    Wall: 'Lime plaster in pale blush',
    Holds: 'Eight vases',
  },
  details: [
    {
      alt: 'Upper shelf with a green cylinder, a tall brown vase with eucalyptus, and pampas grass',
      start: 0.25,
      top: 0,
    },
    { alt: 'Lower shelf with a white urn, a slim green bottle and a small brown pot', start: 0.27, top: 0.4 },
    { alt: 'Rust-coloured gourd vase with eucalyptus below a slim white bottle', start: 0.5, top: 0.2 },
  ],
  products: ['ceramic-vase-set', 'side-table', 'wall-art', 'round-mirror'],
  body: `
A potter asked for a wall in her shop that would show eight vases and sell them one at a time, without looking
plundered on Saturday evening.

## What we did

Two oak boards, 56 inches long, sit on hidden brackets with room between them for the tallest stem. The wall behind is
lime plaster in a pale blush that flatters white glaze and rust clay alike. Light comes from one side only, so each
vase draws its own shadow.

- Shelves 10 inches deep, 16 inches apart
- Four vases to a shelf, no two alike side by side
- Stems in every third vase, dried, so that they last
- A drawer below with paper, string and boxes for wrapping

> When one is sold, the gap is moved to the end of the shelf, and the row is whole again.

## What it taught us

Prices go under the vase, not in front of it. People pick up what they want to turn over.
`,
})
