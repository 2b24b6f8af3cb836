import type { Family } from '../tree.ts'

export const greaseproofBags: Family = {
  slug: 'greaseproof-bags',
  name: 'Greaseproof Bags',
  variants: [
    {
      slug: 'greaseproof-bags-brown',
      name: 'Brown Greaseproof Bags',
      title: 'Brown Greaseproof Bags',
      description:
        'Flat bags of unbleached greaseproof paper, 38 gsm. The pulp is beaten so long that the fibres close up by themselves: butter and oil stay inside without a coating. A warm croissant leaves no spot on the bag for about half an hour, and the paper breathes, so crusts do not go soft. The brown tone suits burgers, cookies and doughnuts. Suitable for direct contact with fatty food up to 430°F (220°C) for a short time, so it may go under a heat lamp. 1,000 bags to a case.',
      pictures: [
        'Two upright brown greaseproof bags of different sizes on a sand backdrop',
        'Three stacks of brown greaseproof bags from large to small on a white surface',
        'Close view of the pinked upper edge of a flat brown greaseproof bag',
        'Two brown greaseproof bags with a croissant and a pink doughnut, another croissant above',
      ],
      featuresIntroduction: 'Grease stays where the taste is: inside.',
      features: [
        'Natural greaseproof paper of 38 gsm, no added fluorine compounds',
        'Breathes: crusts stay crisp',
        'Safe under heat lamps and in a warming drawer',
        'Compostable at home when plain',
      ],
      sizesAvailable: ['5 × 5 in', '6 × 7 in', '7 × 9 in', '4 × 12 in'],
    },
    {
      slug: 'greaseproof-bags-white',
      name: 'White Greaseproof Bags',
      title: 'White Greaseproof Bags',
      description:
        'White greaseproof bags of 40 gsm for pastry, fries, sandwiches and fried chicken. They are open on one side and sealed on two, with a pinked lip that stands a little proud so that a gloved finger finds it. The bleached paper is bright, lets a printed line stay sharp and shows at once whether the bag is clean. It resists oil for about half an hour and steam a little less; leave the top open for anything straight from the fryer. Packed in sleeves of 200, 1,000 to a case.',
      pictures: [
        'Two upright white greaseproof bags, one tall and one short, on a peach backdrop',
        'Three stacks of white greaseproof bags from large to small on a mustard surface',
        'Close view of the pinked top edge of a white greaseproof bag before a green backdrop',
        'Two white greaseproof bags lying flat, a croissant in one and a pink doughnut in the other',
      ],
      featuresIntroduction: 'A light bag that keeps hands and shirts clean.',
      features: [
        'Bleached greaseproof paper of 40 gsm',
        'Lip of 3/8 in (10 mm) for opening with gloves',
        'Holds oil for 30 minutes at 140°F (60°C)',
        'Print in two colours from 10,000 bags, food-safe inks',
      ],
      sizesAvailable: ['5 × 5 in', '6 × 7 in', '7 × 9 in', '4 × 12 in'],
      quote: 'Crisp outside, clean hands.',
    },
  ],
}
