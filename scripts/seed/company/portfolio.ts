import { picture } from '../build.ts'
import { prose } from '../prose.ts'
import type { SeedOf } from '../types.ts'

/** The five items of the portfolio slider. The first is what an unknown id falls back to (specification, section 8). */
export const portfolio = [
  work(
    1,
    'Classic Interior Set',
    'Classic Interior',
    'Tan sofa with rust and white cushions between a tripod lamp and an olive tree, before green panelled walls',
    `
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
  ),
  work(
    2,
    'Slatted Bedroom',
    'Full Interior',
    'Bed with green and rust linen before a wall of dark wooden slats, with lit lamps on two round bedside tables',
    `
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
  ),
  work(
    3,
    'Two Shelves of Vases',
    'Lamp & Vase',
    'White, green and terracotta vases, some with dried stems, in a row on two oak shelves against a pink wall',
    `
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
  ),
  work(
    4,
    'Round Table in Green',
    'Table',
    'Round white pedestal table with four dark wooden chairs under a yellow dome lamp in a dark green dining room',
    `
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
  ),
  work(
    5,
    'Reading Room',
    'Full Interior',
    'Pale armchair with a cream cushion and a pouf before a dark bookcase in a warm brown room with a floor lamp',
    `
A former box room, nine feet wide, that nobody went into. It now holds nine hundred books and one person at a time.

## What we did

A walnut bookcase fills the long wall; its back is painted one shade darker than the room, which pushes it away and
brings the books forward. The chair stands at an angle, its back to the window by day and to the lamp by night.

- Bookcase with five rows, shelves adjustable by two inches
- Lounge chair in bouclé, seat 16 inches high
- Floor lamp with the shade at 42 inches
- Knitted pouf that serves as footrest and second seat

> One chair is a decision. Two would have been a waiting room.

## What it taught us

Leave a shelf empty. In a month it holds the books that are being read, and the floor stays clear.
`,
  ),
]

function work(number: number, name: string, tag: string, alt: string, body: string) {
  return {
    _id: `portfolioItem-${number}`,
    _type: 'portfolioItem',
    number,
    name,
    tag,
    picture: picture(`portfolio/slider-${number}.webp`, alt),
    body: prose(body),
  } satisfies SeedOf<'portfolioItem'>
}
