import type { Family } from '../tree.ts'

const sizes = ['7 × 3.5 × 9 in', '8.5 × 4.5 × 11 in', '10 × 6.5 × 12 in', '12.5 × 6.5 × 13 in']

export const flatHandleBags: Family = {
  slug: 'flat-handle-bags',
  name: 'Flat Handle Bags',
  variants: [
    {
      slug: 'flat-handle-bags-brown',
      name: 'Brown Flat Handle Bags',
      title: 'Brown Paper Bags with Flat Handles',
      description:
        'Takeaway carriers of brown kraft, 80 gsm, with handles folded from a paper strip and glued inside the top edge, where they stay out of sight until someone lifts the bag. The bottom is wide for its height, so trays and boxes lie flat on the way home. Because the handles are folded away, the bags stack without catching on each other and can be pulled from the case one at a time. Suitable for packed food. 250 bags to a case of 15 × 13 × 11 in (381 × 330 × 279 mm).',
      pictures: [
        'Brown paper carrier bag with flat folded handles on a pink backdrop',
        'Three brown flat handle bags in a row from large to small on a pale grey backdrop',
        'Close view of flat paper handles inside the top edge of a brown bag, on a green backdrop',
        'Brown flat handle bag with baguettes looking out of the top and a loaf in front',
      ],
      featuresIntroduction: 'The takeaway bag that loads fast and carries level.',
      features: [
        'Kraft of 80 gsm, handle strip of 120 gsm',
        'Wide gusset of up to 6.5 in (165 mm) for boxes side by side',
        'Handles glued inside: a smooth face for print or a label',
        'Carries 15 lb (7 kg)',
      ],
      sizesAvailable: sizes,
    },
    {
      slug: 'flat-handle-bags-white',
      name: 'White Flat Handle Bags',
      title: 'White Paper Bags with Flat Handles',
      description:
        'The white sister of our brown takeaway carrier: bleached kraft of 80 gsm, flat handles inside the top edge, a wide bottom for boxes and bowls. White paper makes small print legible, which helps when the bag has to show allergens, a menu or directions. The handles are bleached too, so nothing brown shows when the bag is full. It stays upright on a passenger seat as long as the heaviest box goes in first. 250 to a case, in four sizes.',
      pictures: [
        'White paper carrier bag with flat handles standing before a sage green backdrop',
        'Three white flat handle bags from large to small on a peach backdrop',
        'Close view of the flat handles and open top of a white paper bag on a pink backdrop',
        'White flat handle bag with baguettes looking out of the top and a loaf beside it on a mustard backdrop',
      ],
      featuresIntroduction: 'Everything the brown bag does, with a brighter face.',
      features: [
        'Bleached kraft of 80 gsm, handle strip of 120 gsm',
        'Folds flat to less than 1/16 in (1.5 mm)',
        'Opaque: the contents stay private',
        'Print in up to four colours from 3,000 bags',
      ],
      sizesAvailable: sizes,
    },
    {
      slug: 'flat-handle-bags-external-white',
      name: 'White External Flat Handle Bags',
      title: 'White Paper Bags with External Flat Handles',
      description:
        'Here the flat handles are glued to the outside of the bag, under a patch of the same white paper. The mouth stays completely free: a cake box goes in without catching, and a machine or a quick hand can load from above. The patch doubles the paper where the pull is greatest, so this version carries more than the one with inside handles. Bleached kraft of 90 gsm, handle strip of 120 gsm. For patisseries, delivery kitchens and florists. Cases of 250.',
      pictures: [
        'White paper bag with flat handles glued to the outside, on a peach backdrop',
        'Three white bags with external handles from small to large on a pink backdrop',
        'Close view of a handle and its paper patch on the outside of a white bag, on a mustard backdrop',
        'White bag with external handles holding a baguette and herbs, two yellow apples beside it',
      ],
      featuresIntroduction: 'A free mouth for boxes that fill the whole bag.',
      features: [
        'Handles outside: nothing in the way when you load',
        'Bleached kraft of 90 gsm, doubled under the handles',
        'Carries 18 lb (8 kg)',
        'Flat bottom board available for cakes',
      ],
      sizesAvailable: sizes,
    },
    {
      slug: 'flat-handle-bags-external-brown',
      name: 'Brown External Flat Handle Bags',
      title: 'Brown Paper Bags with External Flat Handles',
      description:
        'Brown kraft of 90 gsm with flat handles on the outside. Grocers and meal services take it for orders that are packed on a line: the mouth opens fully, the handles hang down out of the way, and the bag stands up by itself. Each handle is held by a glued patch 4 in (102 mm) wide that also stiffens the top edge. After use the bag folds flat along its own creases and serves for paper recycling or food scraps. 250 to a case, or on pallets of 40 cases.',
      pictures: [
        'Brown kraft bag with flat handles glued to the outside, on a grey backdrop',
        'Three brown bags with external handles from small to large before a green backdrop',
        'Close view of an external flat handle and its patch on a brown kraft bag',
        'Brown bag with external handles, herbs and bread looking out, two yellow apples in front',
      ],
      featuresIntroduction: 'Built for packing lines and full grocery orders.',
      features: [
        'Unbleached kraft of 90 gsm with glued handle patches',
        'Mouth opens to the full width of the bag',
        'Carries 18 lb (8 kg); tested with 500 lifts',
        'Second life as a liner for food scraps',
      ],
      sizesAvailable: sizes,
      secondTitle: 'Inside or outside handles?',
      secondDescription:
        'Inside handles leave both faces free for print and stack a little tighter. Outside handles carry more and leave the mouth free. If your largest box is wider than four fifths of the bag, choose outside.',
    },
  ],
}
