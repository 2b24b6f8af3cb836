import { post } from '../post.ts'

/** Post 2: composing a group of vases. */
export const vasesOnAShelf = post({
  number: 2,
  title: 'How to Group Vases So That They Look Chosen',
  date: '2025-09-09',
  tags: ['vase', 'vases', 'art-design'],
  description:
    'Height, shape and one shared trait: three simple rules turn a row of pots into an arrangement. No flowers needed.',
  alt: 'White, terracotta and green ceramic vases with eucalyptus and dried grass on a sand-coloured table',
  author: 'maren-holloway',
  body: `
A single vase looks after itself. Two begin to argue about which is in front. From three upwards you are composing,
whether you meant to or not, and a few rules make that easier.

## One trait in common, one different

Vases belong together when they share something that you notice at a glance: the same glaze in three sizes, the same
shape in three colours, or the same matt surface on quite different bodies. Then let one trait vary freely. If
everything matches you have a set from a catalogue page; if nothing matches you have a yard sale.

The easiest trait to share is the surface. Matt stoneware next to matt earthenware looks calm even when one is white
and one is rust. One shiny piece among matt ones will pull every eye, which is fine, provided that it is the piece
you want people to look at.

## Let the heights step

Heights that are nearly the same look like a mistake. A ratio that works on most shelves is roughly five to three to
two: a vase of 12 inches, one of 7, and a bowl or a squat pot of 5. Put the tallest a little off the centre, the
second against it so that the outlines overlap, and the lowest in front on the other side.

1. Set the tallest vase a third of the way along the shelf.
2. Slide the second one behind or beside it until the two outlines touch.
3. Place the low piece a hand's width away, slightly forward.
4. Step back to the doorway, and take one thing away if you can.

![White urn with eucalyptus among small brown, green and cream pots on plinths before a terracotta wall](portfolio/gallery-03.webp)

Step four is the one that people skip. Distance between objects is part of the group: leave at least the width of the
narrowest vase empty on each side.

## Stems that fit the neck

A stem should be about one and a half times as long as the vase is tall. Measure from the rim, not from the table.
Narrow necks want one to three stems; wide mouths want a loose bunch, or crossed twigs inside to hold it up. Dried
grasses weigh almost nothing, so they suit slim bottles that fresh branches would tip over.

> The vase is the room of the flower. Furnish it lightly.

Check before you pour. Unglazed earthenware is porous and will sweat a ring on to wood within a day. Keep it for
dried stems, or stand a glass inside. Glazed stoneware holds water; wash it with a bottle brush and a spoonful of
baking soda whenever the water has gone cloudy.

Our [Ceramic Vase Set](product:ceramic-vase-set) was put together by these rules: three bodies, one matt surface, three
heights. Start there, then add one odd piece that you found yourself.
`,
})
