import type { Family } from '../tree.ts'

export const kraftBags: Family = {
  slug: 'kraft-bags',
  name: 'Kraft Bags',
  variants: [
    {
      slug: 'kraft-bags-brown',
      name: 'Brown Kraft Bags',
      title: 'Brown Kraft Paper Bags',
      description:
        'Flat-folded bags with a square bottom, made of unbleached kraft of 70 to 90 gsm. The long fibres give the paper its colour and its strength: the 8 in bag carries two loaves without a second layer. The top is cut straight, so it rolls down neatly and takes a sticker or a wooden peg. The inside is uncoated and suitable for direct contact with dry food such as bread, rolls, fruit and biscuits. Packed in bundles of 100, 500 to a case. Stored dry in the closed case, they keep for two years.',
      pictures: [
        'Two brown kraft paper bags of different heights with folded tops on a pale grey backdrop',
        'Three brown kraft paper bags standing in a row from small to large on a sand backdrop',
        'Close view of the rolled top edge of a brown kraft bag, with soft creases in the paper',
        'Brown kraft bag with three baguettes in it, a croissant and a loaf beside it, before a green backdrop',
      ],
      featuresIntroduction:
        'A plain bag that does its job on every counter: strong when dry, easy to fill and easy to print.',
      features: [
        'Unbleached kraft, 70 gsm up to 8 in wide and 90 gsm above',
        'Square bottom that stands open while you fill it',
        'Water-based glue only; recyclable with paper, compostable when clean',
        'Takes one- or two-colour flexographic print from 5,000 bags',
      ],
      sizesAvailable: ['5 × 3 × 10 in', '6 × 4 × 12 in', '8 × 5 × 15 in', '10 × 6 × 17 in'],
      secondTitle: 'Which size for what',
      secondDescription:
        'The 5 in bag (127 mm wide) holds six rolls, the 6 in bag one family loaf, the 8 in bag two loaves or lunch for three, and the 10 in bag (254 mm) a small grocery order. Keep moist or warm, greasy food for our lined and greaseproof bags: plain kraft lets grease through within minutes.',
    },
    {
      slug: 'kraft-bags-white',
      name: 'White Kraft Bags',
      title: 'White Kraft Paper Bags',
      description:
        'The same square-bottom bag as our brown one, in bleached kraft of 80 gsm. The white face shows print in true colours, which is why pastry shops, pharmacies and gift shops prefer it. It is smooth outside and slightly rough inside, folds without cracking and stays opaque even when it holds dark bread. Suitable for direct contact with dry food. The paper is bleached without elemental chlorine. Bundles of 100, 500 bags to a case; a case of the smallest size weighs about 11 lb (5 kg).',
      pictures: [
        'Two white kraft paper bags with folded tops, one tall and one short, before a sage green backdrop',
        'Three white kraft paper bags in a row from small to large on a peach backdrop',
        'Close view of the folded top of a white kraft paper bag on a mustard backdrop',
        'White kraft bag holding three baguettes, with a croissant and a loaf at its foot',
      ],
      featuresIntroduction:
        'Choose white when the bag carries your name: colours come out as they were drawn.',
      features: [
        'Bleached kraft of 80 gsm, opaque and even',
        'Smooth outer face for print in up to four colours',
        'Suitable for dry food, from rolls to tea and sweets',
        'Folds flat: 500 bags take half a shelf of 24 in (610 mm)',
      ],
      sizesAvailable: ['5 × 3 × 10 in', '6 × 4 × 12 in', '8 × 5 × 15 in', '10 × 6 × 17 in'],
      quote: 'One colour and plenty of white around it reads best from across the street.',
    },
  ],
}
