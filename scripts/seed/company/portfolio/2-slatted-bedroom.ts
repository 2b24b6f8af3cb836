import { work } from './work.ts'

export const slattedBedroom = work({
  number: 2,
  name: 'Slatted Bedroom',
  tag: 'Full Interior',
  alt: 'Bed with green and rust linen before a wall of dark wooden slats, with lit lamps on two round bedside tables',
  description:
    'Walnut slats with felt between them quieten a bedroom on a loud street, and give the bed a wall to lean on.',
  facts: {
    Room: 'Bedroom',
    Task: 'Street noise and echo',
    Wall: 'Walnut slats, 1½ in wide',
    Rug: '30 in past the bed',
  },
  details: [
    { alt: 'Round bedside table with a lit clay lamp beside the green pillows', start: 0.15, top: 0.25 },
    { alt: 'Framed landscape over the upholstered headboard, before dark slats', start: 0.25, top: 0 },
    { alt: 'Foot of the bed with a rust throw, and the second lamp on its table', start: 0.42, top: 0.3 },
  ],
  products: ['dressing-table', 'wardrobe-almirah', 'round-mirror', 'wall-art'],
  body: `
A bedroom at the quiet end of a house on a loud street. Sound was the first problem and looks the second, and one wall
solved both.

## What we did

Walnut slats, an inch and a half wide with felt between them, run across the whole wall behind the bed. They take the
echo out of the room and give the headboard something to lean against. The bed itself stands low, so that the wall
stays the tallest thing in sight.

- Slats from floor to ceiling, in panels that can be unscrewed
- Two drum tables with lamps, switched from the pillow
- Bed linen in white, sage and rust, all of one weight
- Rug that reaches 30 inches past the bed on both sides

## What it taught us

Stop the rug before the bedside tables. A lamp that stands half on a rug leans, and nobody ever finds out why.
`,
})
