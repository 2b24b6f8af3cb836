import { post } from '../post.ts'

/** Post 4: layers of light in a living room. */
export const threeLamps = post({
  number: 4,
  title: 'Three Lamps Light a Living Room Better Than One',
  date: '2025-09-02',
  tags: ['interior', 'lamp', 'light', 'mirror'],
  isFeatured: true,
  description:
    'One bright lamp in the middle makes a room flat. Three modest ones, at three heights, make it deep. A plan for an ordinary living room.',
  alt: 'Dark living room at night lit by a paper globe, a table lamp and a tripod lamp around a small sofa',
  author: 'maren-holloway',
  body: `
Switch off the ceiling light tonight and put three small lamps where people actually sit. The room gets darker on
paper and larger to the eye. Light in pools gives a room a near side and a far side; light from the middle of the
ceiling takes both away.

## Low, middle and high

Think of three heights. A low light stands on a shelf or the floor and washes a wall. A middle light, on a side table,
meets faces at their own level. A high one hangs, or arches over, and marks the place where something is done:
reading, eating, playing cards.

- **Low:** a table lamp on the sideboard, 400 lumens, shade open at the top.
- **Middle:** a lamp beside the sofa, 450 to 600 lumens, lower rim at eye level.
- **High:** a pendant or arc lamp, 600 to 800 lumens, over the table or the chair.

Together that is less power than the one bulb it replaces. Place the three so that they form a triangle, with no two
against the same wall, and no corner of the room stays black. A mirror across from the lowest lamp counts as a fourth.

## Numbers worth reading on the box

Colour temperature comes first. Bulbs of 2,700 kelvin look like the old filament ones; 3,000 is a little crisper and
suits a kitchen; 4,000 belongs in an office. Don't mix them in one room, because the warmer lamp will look dirty
beside the cooler one.

Next is colour rendering, printed as CRI or Ra. At 80 skin and wood look slightly grey. At 90 and above a terracotta
cushion is terracotta. The difference in price is small, the difference in the evening is not.

> Buy the bulb for the room and the lamp for the bulb.

Last, look for the words *dimmable* and *flicker-free*. A lamp that dims to ten percent does the work of two.

## Where the cable goes

The best place for a lamp is often six feet from the nearest socket. Plan for that. A cable in the colour of the wall
disappears; a cable under a rug does not, and wears through. For rented rooms, a floor lamp with a long neck puts
light in the middle without a single hole in the ceiling.

Over a dining table, hang the pendant 30 to 34 inches above the top. Higher than that, and you look into the bulb
from your seat; lower, and you can't see who is across from you. Over a coffee table there is no such limit, since
nobody walks there.

Begin with the lamp that you miss most, which for most people is the one beside the sofa. You can see how ours behave
in furnished rooms in [the gallery](screen:gallery), and every lamp page gives the height of the shade.
`,
})
