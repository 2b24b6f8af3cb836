import { post } from '../post.ts'

/** Post 10: how kraft paper is made and why it is strong. */
export const kraftPaper = post({
  number: 10,
  title: 'From Spruce to Paper Bag: Where Kraft Gets Its Strength',
  date: '2025-08-11',
  tags: ['interior', 'kraft', 'paper'],
  description:
    'Kraft is the German word for strength. Long fibres, a gentle cooking and a little stretch explain why a thin brown bag carries fifteen pounds.',
  alt: 'Paper-cut spruce trees, a pile of logs, a large roll of brown paper and two carrier bags in a row',
  author: 'walter-brandvold',
  body: `
A good grocery bag weighs about two ounces and carries a hundred times as much. It is worth knowing why, since the
same reasons tell you which bag to order.

## Long fibres make strong paper

Wood consists of fibres held together by lignin, much as bricks are by mortar. Slow northern softwoods such as spruce
and pine have fibres about an eighth of an inch long, three times those of birch or eucalyptus. Longer fibres cross
more neighbours, and each crossing is a bond.

The kraft process, invented in the 1880s, cooks wood chips for a few hours in an alkaline liquor. Lignin dissolves and
the fibres come out almost whole. Grinding wood with a stone, which is how newsprint was made, is cheaper and breaks
them short. The liquor isn't lost: the mill burns the lignin out of it for steam and power, and uses the chemicals
again.

- **Brown kraft** is simply unbleached. It is the strongest, and the colour varies a little from batch to batch.
- **White kraft** is bleached once more. It loses a few percent of its strength and prints far better.
- **Recycled kraft** mixes old fibres, shorter after each round, so it needs more grams for the same load.

## Why grammage is only half of it

Grammage is weight per area: 70 gsm means that a square metre weighs 70 grams. Heavier paper is stronger, up to a
point. What holds a falling bag together, though, is how far the paper can stretch before it tears.

Sack paper is crimped by a fraction of a percent as it dries, so small that you can't see it. When two cans drop into
the bag, the sheet gives, the shock is spread, and nothing splits. A stiff sheet of the same weight would break at the
first fold.

> Ask what the bag has to survive, not what it has to weigh.

## Matching bag to load

These are the figures that we use when a customer isn't sure:

1. Up to 4 lb, rolls and cookies: 60 to 70 gsm, a small SOS bag.
2. Up to 15 lb, lunch for four: 80 gsm, flat handles.
3. Up to 22 lb, groceries and bottles: 100 gsm, twisted handles.

Look at the bottom first and the handle second. Most bags fail at the corner of the base, where four folds meet and
one drop of condensation does the rest. Cold goods want a heavier base sheet or an inner bag.

Store bags flat, off the floor, between 40 and 60 percent humidity. Too dry, and the folds crack; too damp, and the
glue creeps.

All the bags named here are in [Paper Bags](category:paper-bags), each with its grammage. The brown
[kraft bag](subCategory:kraft-bags-brown) is where most people begin.
`,
})
