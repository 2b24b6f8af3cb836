import { work } from './work.ts'

/** The first: what an unknown id falls back to (specification, section 8). */
export const classicInteriorSet = work({
  number: 1,
  name: 'Classic Interior Set',
  tag: 'Classic Interior',
  alt: 'Tan sofa with rust and white cushions between a tripod lamp and an olive tree, before green panelled walls',
  description:
    'A living room in linen, plaster and oak, finished in three weeks and made to look as if it had taken years.',
  facts: {
    Room: 'Living room',
    Size: '15 × 18 ft',
    Time: 'Three weeks',
    Colours: 'Grey sage, tan, rust',
  },
  details: [
    {
      alt: 'Tripod lamp with a cream shade beside two framed prints on grey-green panelling',
      start: 0.08,
      top: 0,
    },
    { alt: 'Rounded plaster table with a vase and three books before the tan sofa', start: 0.25, top: 0.4 },
    { alt: 'Potted olive tree at the end of the sofa, where a cream cushion lies', start: 0.5, top: 0.2 },
  ],
  products: ['linen-sofa', 'wall-art', 'arc-floor-lamp', 'side-table'],
  body: `
A living room of fifteen by eighteen feet, with one tall window and no ceiling light. The owners wanted it to look as
if it had come together over years, and to be finished in three weeks.

## What we did

The walls were panelled in narrow mouldings and painted a grey sage, so that the sofa could be the warm note. Its
tan linen repeats in the rug, the lamp shade and the frames of the two prints. Everything else is wood or plaster.

- Sofa with three seats in washed linen, covers removable
- Block table in cast plaster, rounded so that shins survive it
- Tripod floor lamp in oak, 60 inches high
- Two framed prints, hung on one centre line at eye level

> The room has four materials. A fifth was bought, tried and sent back.

## What it taught us

Hang pictures for people who sit. At 57 inches to the centre they belonged to the hall; eight inches lower they
belong to the sofa.
`,
})
