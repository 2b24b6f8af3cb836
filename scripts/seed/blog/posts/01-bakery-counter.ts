import { post } from '../post.ts'

/** Post 1: the shortest list of packaging that serves a bakery. */
export const bakeryCounter = post({
  number: 1,
  title: 'Packing a Bakery Counter with Six Kinds of Paper',
  date: '2025-09-13',
  tags: ['interior', 'bakery', 'paper', 'kraft'],
  isFeatured: true,
  description:
    'A short list of bags, sheets and boxes serves a whole bakery, and leaves the counter clear. Here is the list, and where each item belongs.',
  alt: 'Paper-cut bakery counter under a striped awning with croissants, kraft and white bags and baguettes',
  author: 'thandi-mokwena',
  body: `
When I took over a bakery with nine tables, there were twenty-three kinds of packaging under the counter. Half of
them were bought for one order and never again. We cut the list to six. Nobody outside the shop noticed, except that
the queue moved faster.

## Start from what leaves the shop

For one week, write down everything that crosses the counter and how it leaves: in the hand, in a bag, in a box, on
a plate. Most bakeries find that four out of five sales are one to three dry items. Those are the sales to make
quick. A cake for twelve can take a minute; a croissant can't.

Six items covered us:

- A small [white SOS bag](subCategory:sos-bags-white) for rolls and cookies.
- A [window bag](subCategory:window-bags) for sliced bread, so that people see the crumb.
- A [greaseproof bag](subCategory:greaseproof-bags-brown) for anything laminated with butter.
- Deli sheets for picking up, lining trays and wrapping sandwiches.
- One size of [bakery box](subCategory:bakery-boxes) for everything with icing.
- A [twisted-handle bag](subCategory:twisted-handle-bags-brown) that takes two of those boxes flat.

The last line matters most. Choose the box first and the carrier bag second. A box that has to be tilted to fit its
bag will be carried tilted all the way home.

## Give each item one place

Stand where you serve and reach out without moving your feet. What you can touch is the first row: small bags, sheets
and tongs. Boxes go below, opened flat and standing on edge like records, so that one hand takes one. Carrier bags
hang at the end of the counter, beside the till, because they are the last thing you need.

> If two people have to pass each other to pack one cake, the counter is laid out for one person.

Keep one day's stock within reach and the rest in its case. Paper picks up moisture above a proving drawer or beside
a coffee machine; bags then cling together and boxes lose their snap. A dry shelf at room temperature is enough.

## Order by the week, not by the offer

Count a normal week, add a fifth, and round up to whole cases. For the shop I ran that meant one case of small bags,
half a case of window bags and 150 boxes. We reordered when the second-last case was opened, which left four working
days for the delivery.

Print can wait. A rubber stamp on a kraft bag looks deliberate and costs nothing to change. Once the six items have
stayed the same for three months, ask for printed bags in the size that you use most, and leave the others plain.

If you aren't sure about a size, [write to us](page:contact) with the length, width and height of what you sell. We would
rather send three samples than one wrong case.
`,
})
