import { work } from './work.ts'

export const readingRoom = work({
  number: 5,
  name: 'Reading Room',
  tag: 'Full Interior',
  alt: 'Pale armchair with a cream cushion and a pouf before a dark bookcase in a warm brown room with a floor lamp',
  description: 'A box room nine feet wide became a place for nine hundred books and one reader at a time.',
  facts: {
    Room: 'Former box room',
    Size: '9 ft wide',
    Holds: 'Nine hundred books',
    Seats: 'One',
  },
  details: [
    {
      alt: 'Pale armchair with a cream cushion below a floor lamp with a cream shade',
      start: 0.15,
      top: 0.08,
    },
    { alt: 'Dark bookcase with books, a framed picture, and white and green vases', start: 0.33, top: 0.05 },
    {
      alt: 'Knitted pouf and the legs of the armchair on a rug with a diamond pattern',
      start: 0.24,
      top: 0.4,
    },
  ],
  products: ['classic-relaxable-chair', 'bookshelf', 'arc-floor-lamp', 'lounge-stool'],
  body: `
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
})
