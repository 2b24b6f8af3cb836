import type { Leaf } from '../tree.ts'

export const peCoatedCraftSheets: Leaf = {
  slug: 'pe-coated-craft-sheets',
  name: 'PE Coated Kraft Sheets',
  title: 'PE Coated Kraft Sheets',
  description:
    'Brown kraft of 60 gsm with a layer of polyethylene, 15 microns thin, on the inner side. The kraft tears and folds like paper; the layer stops water, blood and fat. Butchers, fishmongers and cheese counters wrap in it, and caterers line crates with it. The coated side is the shiny one and goes towards the food; it may touch moist and fatty food, and seals with a heat bar at about 250°F (121°C). A ream of 500 sheets of 16 × 24 in weighs about 20 lb (9 kg).',
  pictures: [
    'Three stacks of brown coated kraft sheets in different sizes, one on top of the other',
    'Ream of brown coated kraft sheets with a shiny roll of the same paper behind it',
    'Close view of lifted corners in a stack of kraft sheets, their coated side gleaming',
    'Two sandwiches cut in triangles on a brown coated kraft sheet, herbs beside them',
  ],
  featuresIntroduction: 'Paper to the hand, a barrier to the food.',
  features: [
    'Kraft of 60 gsm with 15 microns of polyethylene on one side',
    'Holds water, blood and fat for more than 24 hours',
    'Heat-sealable, also on automatic lines',
    'Reams of 500 sheets, or rolls up to 36 in (914 mm) wide',
  ],
  sizesAvailable: ['10 × 12 in', '12 × 16 in', '16 × 24 in', '24 × 36 in'],
}

export const glassineSheet: Leaf = {
  slug: 'glassine-sheet',
  name: 'Glassine Sheet',
  title: 'Glassine Sheets',
  description:
    'Smooth, translucent sheets of 30 or 40 gsm, pressed until the fibres lie so close that air, grease and dust hardly pass. Pastry chefs lay them between layers of fudge and marzipan; cookie makers interleave stacks; framers and stamp dealers protect surfaces with them, because glassine is free of acid and leaves no fluff. It has no coating and goes into paper recycling. In moist air it waves a little, so keep the ream closed. Suitable for direct contact with dry and fatty food. 1,000 sheets per pack.',
  pictures: [
    'Ream of pale glassine sheets with one loose sheet in front, on a deep green surface',
    'Three small rolls of glassine paper beside a stack of pale sheets on a mustard backdrop',
    'Close view of the lifted corners in a thick stack of smooth glassine sheets',
    'Cookies on a stack of glassine sheets laid between layers, two more leaning in front',
  ],
  featuresIntroduction: 'The thin layer that keeps things apart and shows them off.',
  features: [
    'Uncoated glassine of 30 or 40 gsm, neutral pH',
    'Resists grease and dust, lets light through',
    'No fluff, no print-off on chocolate or frosting',
    'Recyclable with paper',
  ],
  sizesAvailable: ['6 × 6 in', '8 × 10 in', '12 × 18 in', '24 × 36 in'],
  quote: 'Between two layers of fudge, one sheet saves the whole tray.',
}

export const sandwichSheet: Leaf = {
  slug: 'sandwich-sheet',
  name: 'Sandwich Sheet',
  title: 'Printed Sandwich Sheets',
  description:
    'Greaseproof paper of 38 gsm with a red gingham print, cut to wrap a sandwich, a burger or a wrap in four folds. The print is on the outer side only and uses food-safe water-based inks; the inner side is plain and may touch hot and fatty food. The paper is soft enough to take the shape of the bread and firm enough to be held while eating, so that fingers stay clean to the last bite. It also lines baskets and trays. Packs of 1,000; your own pattern from 20,000 sheets.',
  pictures: [
    'Ream of red and white gingham sandwich sheets with one loose sheet in front',
    'Three stacks of gingham sheets in different sizes, one on top of the other, on green',
    'Close view of the lifted corners in a stack of gingham sheets, white on the reverse',
    'Two filled baguettes wrapped in gingham paper on a gingham sheet',
  ],
  featuresIntroduction: 'Wrap, serve and hold with a single sheet.',
  features: [
    'Greaseproof paper of 38 gsm, printed on one side',
    'Safe for hot food up to 300°F (149°C)',
    'Four folds hold without tape',
    'Gingham in red, or your own design',
  ],
  sizesAvailable: ['10 × 10 in', '12 × 12 in', '14 × 16 in'],
}

export const kraftSheets: Leaf = {
  slug: 'Kraft-sheets',
  name: 'Kraft Sheets',
  title: 'Kraft Paper Sheets',
  description:
    'Natural brown kraft in reams and rolls: 50 gsm for filling and interleaving, 70 gsm for wrapping bread and bottles, 90 gsm for parcels and table covers. The long fibres of softwood make it hard to tear across and easy to tear along an edge. One side is smooth and takes stamps, pens and print, the other has more grip. Unbleached and without additives, it may touch dry food. A ream of 500 sheets comes in a kraft wrapper; rolls run from 12 to 48 in (305 to 1,219 mm) wide.',
  pictures: [
    'Three small rolls of brown kraft paper beside a stack of kraft sheets with a curled corner',
    'Two stacks of brown kraft sheets with one loose sheet lying in front',
    'Close view of the lifted corners in a thick stack of brown kraft sheets',
    'Parcel wrapped in kraft paper and tied with string, a loaf on a kraft sheet in front',
  ],
  featuresIntroduction: 'The paper that everything else in a packing room depends on.',
  features: [
    'Unbleached kraft in 50, 70 and 90 gsm',
    'Smooth outside for stamps and print, grip inside',
    'Sheets to 36 × 48 in (914 × 1,219 mm), rolls to 48 in wide',
    'Recyclable and compostable',
  ],
  sizesAvailable: ['12 × 18 in', '18 × 24 in', '24 × 36 in', '36 × 48 in'],
  secondTitle: 'Sheets or rolls?',
  secondDescription:
    'Sheets save a movement when every parcel is the same size. A roll on a cutter saves paper when they differ. A ream of 24 × 36 in at 70 gsm weighs about 43 lb (20 kg), so plan for two pairs of hands.',
}
