import { post } from '../post.ts'

/** Post 6: caring for linen covers. */
export const linenSofa = post({
  number: 6,
  title: 'Caring for a Linen Sofa Without Fear',
  date: '2025-08-25',
  tags: ['sofa', 'linen', 'sofa-set'],
  isFeatured: true,
  description:
    'Linen is stronger than it looks, and easier to live with than its reputation. A weekly, a monthly and a yearly routine, and what to do about red wine.',
  alt: 'Grey-green three-seat sofa with a rust cushion, and a basket of cleaning cloths, brush and bottle before it',
  author: 'maren-holloway',
  body: `
Linen has a name for being delicate. It is made from flax, whose fibres are among the strongest that grow, and it gets
stronger when wet. What linen does do is crease, fade a little and show you where you sit. Most of the care is
learning to like that, and the rest takes ten minutes a week.

## A routine that takes care of itself

- **Weekly:** vacuum with the soft brush, with the weave, and into the gap behind the cushions. Grit is what wears
  linen out.
- **Monthly:** turn the seat cushions over and swap left and right. Plump the back cushions from the corners.
- **Twice a year:** take off the covers that come off, shake them outside and air them for an afternoon in the shade.
- **Once a year:** wash them, or have them cleaned, whether or not they look as if they needed it.

Keep the sofa an arm's length from a radiator. Keep it out of the noon sun too, or let a sheer curtain take the edge
off: undyed linen turns paler, dyed linen turns paler in stripes.

## Washing the covers

Read the label first. If it says dry cleaning only, believe it, because the lining may shrink even where the linen
would not. If washing is allowed, close every zip, turn the covers inside out and wash all of them together, so that
they fade together. Cold or lukewarm water, a mild liquid detergent, no bleach and no softener.

Don't tumble them dry. Hang the covers until they are still slightly damp, iron the inside if you care about
creases, and put them back on. They will finish drying on the cushions and pull themselves smooth.

> Wash all the covers or none of them.

## When something is spilled

Speed beats chemistry. Press a dry white cloth on the stain and lift; don't rub, because rubbing raises a nap that
stays after the stain has gone. Then work from the outside in.

1. **Wine, coffee, juice:** cold water, blot, repeat; then a drop of dish soap in a cup of water.
2. **Butter, oil, lotion:** cover with corn starch for an hour, vacuum, and repeat before any water touches it.
3. **Mud:** leave it alone until it is dry, then brush.
4. **Ink:** dab with rubbing alcohol on a cotton swab, and test on the underside first.

Always wet the whole panel lightly at the end, from seam to seam, or a ring will remain where the water stopped.

Some things are better prevented. A throw over the arm where the cat sleeps, or over the seat where supper is eaten,
can go into the machine every week. For our own [Linen Sofa](product:linen-sofa) we keep covers in the same dye lot
for two years, so a single cushion can be replaced when luck runs out.
`,
})
