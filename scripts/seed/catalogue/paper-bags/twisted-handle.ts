import type { Family } from '../tree.ts'

export const twistedHandleBags: Family = {
  slug: 'twisted-handle-bags',
  name: 'Twisted Handle Bags',
  variants: [
    {
      slug: 'twisted-handle-bags-brown',
      name: 'Brown Twisted Handle Bags',
      title: 'Brown Paper Bags with Twisted Handles',
      description:
        'A carrier bag of 100 gsm kraft with handles of twisted paper cord. The cord is glued between two strips of kraft inside the bag, so the pull spreads over the whole width and the handle does not tear out at the corner. The medium size carries 22 lb (10 kg) in our own lifting test. Shops use it for clothes, books and bottles, restaurants for orders of several boxes. The whole bag is paper, handles included, and goes into paper recycling as it is. Cases of 250; the large size of 200.',
      pictures: [
        'Brown kraft carrier bag with twisted paper handles on a sand backdrop',
        'Three brown bags with twisted handles in a row from small to large on a pink backdrop',
        'Close view of twisted paper cord handles on the top edge of a brown kraft bag',
        'Brown twisted handle bag with herbs and a baguette looking out, two muffins in front',
      ],
      featuresIntroduction: 'The bag that people keep and carry a second time.',
      features: [
        'Ribbed or smooth kraft of 100 gsm',
        'Twisted paper cord, glued under a reinforcing strip',
        'Carries 22 lb (10 kg) in the medium size',
        'All paper, recyclable in one piece',
      ],
      sizesAvailable: ['5.5 × 3.25 × 8 in', '8 × 4.75 × 10 in', '10 × 5 × 13 in', '16 × 6 × 12 in'],
      secondTitle: 'Printing on brown',
      secondDescription:
        'Kraft darkens every colour by about a fifth. Black, deep green and deep blue look best; white is possible with two passes. Send artwork as vectors, and we return a proof on the real paper.',
    },
    {
      slug: 'twisted-handle-bags-white',
      name: 'White Twisted Handle Bags',
      title: 'White Paper Bags with Twisted Handles',
      description:
        'White carriers of 110 gsm bleached kraft with matching white cord. The paper is a little heavier than that of the brown bag, because a white bag often goes on as a gift bag and should keep its edges. Folded it is flat; opened it stands by itself on a reinforced bottom. It is smooth enough for fine lines and small type, in up to four colours, on both faces and the gussets. For boutiques, patisseries, hotels and events. Cases of 250; the largest size of 200.',
      pictures: [
        'White paper carrier bag with twisted white handles on a mustard backdrop',
        'Three white bags with twisted handles from small to large before a green backdrop',
        'Close view of white twisted cord handles on the top edge of a white paper bag',
        'White twisted handle bag with herbs and a baguette looking out, two muffins beside it',
      ],
      featuresIntroduction: 'Bright, firm and good enough to be the gift wrap.',
      features: [
        'Bleached kraft of 110 gsm, smooth outer face',
        'White twisted paper cord, rated for 24 lb (11 kg)',
        'Reinforced bottom keeps boxes level',
        'Print on all four sides in up to four colours, from 3,000 bags',
      ],
      sizesAvailable: ['5.5 × 3.25 × 8 in', '8 × 4.75 × 10 in', '10 × 5 × 13 in', '16 × 6 × 12 in'],
      quote: 'Most of these bags are carried home, then used again for a week.',
    },
  ],
}
