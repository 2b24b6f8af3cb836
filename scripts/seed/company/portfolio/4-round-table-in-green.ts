import { work } from './work.ts'

export const roundTableInGreen = work({
  number: 4,
  name: 'Round Table in Green',
  tag: 'Table',
  alt: 'Round white pedestal table with four dark wooden chairs under a yellow dome lamp in a dark green dining room',
  description:
    'A dining room of eleven by eleven feet that seats four every day and six at New Year, around one stone foot.',
  facts: {
    Room: 'Dining room',
    Size: '11 × 11 ft',
    Table: 'Stone, 48 in across',
    Seats: 'Four, six at New Year',
  },
  details: [
    { alt: 'Ochre dome lamp over the round table with a vase, a cup and a bowl', start: 0.25, top: 0.05 },
    { alt: 'Framed print of leaves on dark green panelling beside the lamp', start: 0.5, top: 0 },
    { alt: 'Walnut chair with a linen seat beside a plant in a yellow basket', start: 0.17, top: 0.4 },
  ],
  products: ['oak-dining-table', 'pendant-lamp', 'wall-art', 'ceramic-vase-set'],
  body: `
A dining room of eleven by eleven feet that had to seat four every day and six at New Year. A rectangular table would
have filled it; a round one leaves the corners free.

## What we did

The table has a stone top of 48 inches on a single foot, so that a fifth and a sixth chair fit without meeting a leg.
Dark green panelling makes the edges of the room recede. One dome lamp, 32 inches above the top, does all the work in
the evening.

- Pedestal table, 48 inches across, honed stone
- Chairs in walnut with linen seats, 18 inches high
- Dome pendant in ochre enamel, dimmable
- Round rug that lies 24 inches past the table

## What it taught us

Dark walls are forgiving of candle smoke, children and chairs. They want a warm bulb, though: at 4,000 kelvin the same
green turned to slate.
`,
})
