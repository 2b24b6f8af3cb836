import type { Family } from '../tree.ts'

export const greaseproofSheet: Family = {
  slug: 'greaseproof-sheet',
  name: 'Greaseproof Sheet',
  variants: [
    {
      slug: 'greaseproof-sheet-plain',
      name: 'Plain Greaseproof Sheets',
      title: 'Plain Greaseproof Sheets',
      description:
        'White greaseproof sheets of 40 gsm for lining baskets, trays and boxes, and for wrapping what is hot and rich. Long beating of the pulp closes the paper, so it needs neither film nor fluorine compounds to hold back oil. Steam can still get out: fries lined with it stay crisp longer than in a coated tray. It takes oven heat up to 430°F (220°C) and can go under the grill for a minute. Suitable for direct contact with hot and fatty food. Reams of 500, boxes of 2,000.',
      pictures: [
        'Two stacks of white greaseproof sheets, one large and one small, on a pink surface',
        'Ream of white greaseproof sheets with a white roll behind it on a green backdrop',
        'Close view of the lifted corners in a stack of white greaseproof sheets on a mustard backdrop',
        'Fries in a kraft tray lined with white greaseproof paper, on a green backdrop',
      ],
      featuresIntroduction: 'The liner that keeps the tray clean and the crust crisp.',
      features: [
        'Natural greaseproof paper of 40 gsm',
        'Holds oil for an hour, lets steam out',
        'For ovens up to 430°F (220°C)',
        'Compostable at home',
      ],
      sizesAvailable: ['6 × 10 3/4 in', '10 × 10 in', '12 × 12 in', '15 × 20 in'],
    },
    {
      slug: 'greaseproof-sheet-print',
      name: 'Printed Greaseproof Sheets',
      title: 'Printed Greaseproof Sheets',
      description:
        'The same greaseproof paper, 40 gsm, with a small leaf pattern in green on white, so that an open tray looks finished. The print sits on one side and is made with water-based inks that are cleared for food packaging; the plain side faces the food. Choose one of six stock patterns from a single box, or send your own artwork: up to four colours from 10,000 sheets, with a proof on paper in five working days. For burgers, bakeries, delis and gift hampers. Boxes of 1,000 sheets, on rolls from 5,000 feet.',
      pictures: [
        'White greaseproof paper with a green leaf pattern, partly unrolled, beside an upright roll',
        'Two stacks of leaf-patterned greaseproof sheets, one large and one small, on a grey surface',
        'Close view of lifted corners in a stack of white sheets with small printed leaves',
        'Filled baguette and fries in a kraft tray lined with patterned greaseproof paper',
      ],
      featuresIntroduction: 'Your pattern is the first thing that people see when they open the box.',
      features: [
        'Greaseproof paper of 40 gsm, printed on one side',
        'Water-based inks for food packaging',
        'Six stock patterns, own designs from 10,000 sheets',
        'Repeat length of 12 in (305 mm), cut or on rolls',
      ],
      sizesAvailable: ['10 × 10 in', '12 × 12 in', '12 × 16 in'],
      quote: 'A pattern costs a fraction of a cent and is photographed with every lunch.',
    },
  ],
}
