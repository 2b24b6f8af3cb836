import { post } from '../post.ts'

/** Post 9: choosing a colour for the largest piece in the room. */
export const sofaColour = post({
  number: 9,
  title: 'Choosing a Sofa Colour You Can Live With',
  date: '2025-08-14',
  tags: ['sofa', 'sofa-set', 'art-design'],
  description:
    'The largest piece of cloth in the house deserves a better test than a two-inch swatch. Three days, three lights and one pillowcase.',
  alt: 'Paper-cut living room with a cream sofa and an arch, and a fan of colour cards from rust to green in front',
  author: 'maren-holloway',
  body: `
Nobody regrets the shape of a sofa as often as its colour. The shape you can judge at a glance. The colour changes
with the hour, the wall and the weather, and a swatch the size of a cookie tells you almost nothing about it.

## Borrow a big sample

Ask for the largest piece you can get; most makers will lend a cushion cover. If they won't, lay four swatches edge to
edge on white paper with no gaps. Large areas look lighter and stronger than small ones, so what seems a shade too
quiet in the hand is often right across six feet.

Then give it three days:

1. **Morning**, by the window, on the seat you have now.
2. **Afternoon**, upright against the wall that the sofa will stand before.
3. **Evening**, under your own lamps, with the television on.

If you like it in two lights and can bear it in the third, it will do. A colour that is perfect at noon and brown at
night belongs in somebody else's house.

## Light, middle or dark

Think in depth before you think in hue. **Light** covers make a small room larger and show every crumb, so choose
removable ones. **Dark** covers show dust and hair instead, and turn into a black shape after sunset. The **middle**
hides most, which is why sage, clay, oat and slate come back every ten years under new names.

Look at what you can't change: floor, window frames, the kitchen that shows through the door. Hold the sample against
each. Warm oak and cool grey can be friends, but they need a third thing that is both, such as a rug with a warm ground
and a cool stripe.

> Paint follows cloth. There are two thousand whites on the chart and four fabrics you like.

Buy the sofa first and paint the wall afterwards. The other way round leaves you looking for a needle.

## Ask about wear while you are at it

Two figures belong on every fabric label. The rub count says how long the weave lasts: 15,000 double rubs are plenty
for a home, 30,000 for a waiting room. Light fastness runs from 1 to 8; take 5 or more beside a south window.

Weave matters as much as colour. A cloth spun from two or three shades, which only shows when you come close, forgives
a stain that a flat colour would frame. And the more often you will wash it, the more you should like it a tone paler.

If the right colour still frightens you, put it on the cushions and keep the seat in oat or stone. The
[Linen Sofa](product:linen-sofa) comes in four colours, three of them from the middle of the scale, and we send
samples the size of a pillowcase. [Ask for one](page:contact).
`,
})
