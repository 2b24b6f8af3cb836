import type { Family } from '../tree.ts'

export const sosBags: Family = {
  slug: 'sos-bags',
  name: 'SOS Bags',
  variants: [
    {
      slug: 'sos-bags-brown',
      name: 'Brown SOS Bags',
      title: 'Brown SOS Bags',
      description:
        'SOS stands for self-opening sack: take the bag by its edge, flick it once, and it stands open on its flat bottom with all four sides square. That saves two seconds for each order, which adds up at lunchtime. The kraft is unbleached, 60 gsm in size 4 and 80 gsm from size 8 up, and may touch dry food. The pinked top edge does not cut fingers and tears straight. The bags come in banded bundles of 50, 500 to a case, and a case fits under most counters.',
      pictures: [
        'Two brown SOS bags, a tall one and a shorter one, standing open on a pale grey backdrop',
        'Brown SOS bag standing behind a thick bundle of folded bags held by a white paper band',
        'Close view of the pinked top edge and folded gusset of an open brown SOS bag',
        'Brown SOS bag with herbs and two baguettes, a green apple and a yellow apple in front',
      ],
      featuresIntroduction: 'The working bag of delis, canteens and grocers.',
      features: [
        'Opens with one flick and stands by itself',
        'Unbleached kraft, 60 gsm in size 4 and 80 gsm from size 8',
        'Side gussets fold in, so 50 bags make a bundle 2 in (51 mm) high',
        'Recyclable and compostable; water-based glue',
      ],
      sizesAvailable: [
        'No. 4 (5 × 3 × 10 in)',
        'No. 8 (6 × 4 × 12 in)',
        'No. 12 (7 × 4 × 14 in)',
        'No. 20 (8 × 5 × 16 in)',
      ],
      secondTitle: 'How much it carries',
      secondDescription:
        'A number 4 bag is made for 4 lb (1.8 kg), a number 8 for 8 lb (3.6 kg), and so on. With a flat base under a salad bowl or a bottle, stay a third below that and put the heaviest item in first.',
    },
    {
      slug: 'sos-bags-white',
      name: 'White SOS Bags',
      title: 'White SOS Bags',
      description:
        'Self-opening sacks in bleached kraft of 70 gsm. They look clean beside white boxes and cups, and a logo in one dark colour is easy to read from across the street. Like the brown ones they open with a flick, stand on a flat bottom and roll down at the top. The surface is smooth enough for a pen, so names and table numbers can be written straight on the bag. Suitable for dry food; add a sheet of greaseproof paper under pastry. Bundles of 50 with a paper band, 500 to a case.',
      pictures: [
        'A tall and a short white SOS bag standing side by side before a sage green backdrop',
        'White SOS bag standing behind a banded bundle of folded white bags on a peach backdrop',
        'Close view of the open top of a white SOS bag with its pinked edge and folded side',
        'White SOS bag with a leafy branch and baguettes, two apples in front, on a pink backdrop',
      ],
      featuresIntroduction: 'Clean, quick, and ready for a name in pen or print.',
      features: [
        'Bleached kraft of 70 gsm, bright white on both sides',
        'Self-opening flat bottom with four square corners',
        'Writable surface; print from 5,000 bags in up to three colours',
        'Banded in fifties without plastic wrap',
      ],
      sizesAvailable: [
        'No. 4 (5 × 3 × 10 in)',
        'No. 6 (6 × 4 × 11 in)',
        'No. 8 (6 × 4 × 12 in)',
        'No. 12 (7 × 4 × 14 in)',
      ],
    },
  ],
}
