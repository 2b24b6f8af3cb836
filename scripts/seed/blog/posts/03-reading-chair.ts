import { post } from '../post.ts'

/** Post 3: what to measure before buying a reading chair. */
export const readingChair = post({
  number: 3,
  title: 'How to Choose a Reading Chair',
  date: '2025-09-05',
  tags: ['chair', 'oak', 'light'],
  isFeatured: true,
  description:
    'Seat height, seat depth and the angle of the back decide whether you read for ten minutes or for two hours. What to measure, and how.',
  alt: 'Pale armchair with a rust cushion and footstool on a patterned rug in a sage green panelled room',
  author: 'maren-holloway',
  body: `
People try a chair in the shop for fifteen seconds, upright, with a coat on. Then they take it home to sit in it for
two hours, sideways, with a book. No wonder so many reading chairs end up holding laundry.

## Three measurements that decide

You can judge most of a chair from its data sheet, provided that you know your own figures. Sit on a firm kitchen
chair and measure two things: from the floor to the back of your knee, and from your back to the back of your knee.

- **Seat height** should be one to two inches less than your first figure, so that your feet rest flat. For most
  adults that is 15 to 17 inches.
- **Seat depth** should be two inches less than your second figure. A deeper seat needs a cushion behind you, a
  shallower one leaves your thighs without support.
- **Back angle** of 105 to 110 degrees suits reading. At 95 degrees you are at a desk, at 120 you are asleep.

Arms matter more than they seem to. A book weighs about a pound, and after half an hour your shoulders know it. Look
for arms 8 to 9 inches above the seat, wide enough to carry an elbow and a cup at the same time.

## Frame and filling

Lift one front corner of the chair by a hand's width. On a good frame the other front leg rises at once; on a weak
one the frame twists first. Solid ash, oak or beech with glued and pegged joints will outlast two sets of cushions.

Foam is sold by density and hardness, which are not the same. Density, in pounds per cubic foot, tells you how long
it lasts: below 1.8 it will sag within a few years. Hardness only tells you how it feels. A wool or fibre wrap over
the foam softens the edge and lets the cover breathe.

> A reading chair is right when you stop noticing it by the second page.

For covers, bouclé and heavy linen hide wear and feel warm in winter. If a cat shares the chair, choose a flat, tight
weave, because loops invite claws.

## Put it where the light is

Place the chair so that daylight comes over your shoulder and not into your eyes. For the evening, a lamp whose lower
rim is at eye level when you sit, about 40 to 42 inches from the floor, lights the page and leaves your face in
peace. An arc lamp reaches over the back and needs no side table.

Leave 30 inches in front for your legs, or for a stool. And sit in the chair with a book before you decide: any shop
worth the name lets you take your time. Our [Classic Relaxable Chair](product:classic-relaxable-chair) was drawn around these
figures, in four sizes, and its page gives each of them in inches.
`,
})
