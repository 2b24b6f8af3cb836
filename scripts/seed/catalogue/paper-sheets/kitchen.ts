import type { Leaf } from '../tree.ts'

export const bakingSheets: Leaf = {
  slug: 'baking-sheets',
  name: 'Baking Sheets',
  title: 'Baking Paper Sheets',
  description:
    'Unbleached baking paper of 41 gsm, cut to the size of the tray so that nobody has to reach for scissors. Both sides carry a thin release coating: cookies, rolls and vegetables lift off without grease, and one sheet serves three or four rounds of dry pastry. It stands 425°F (218°C) in a convection oven and lies flat, because the sheets are packed flat and not rolled. Suitable for direct contact with all food. 1,000 sheets to a box; full and half sheets fit the usual American bun pans.',
  pictures: [
    'Ream of brown baking sheets with curled corners and a roll of baking paper behind it',
    'Two rolls of brown baking paper, one partly unrolled and one upright, on a peach backdrop',
    'Close view of the lifted corners in a thick stack of brown baking sheets',
    'Twelve chocolate chip cookies on brown baking paper in a dark baking tray',
  ],
  featuresIntroduction: 'Cut to your tray, ready for the oven, clean at the end.',
  features: [
    'Unbleached paper of 41 gsm, release coating on both sides',
    'For ovens up to 425°F (218°C)',
    'Flat-packed in boxes with a thumb slot',
    'Reusable three to four times with dry pastry',
  ],
  sizesAvailable: ['12 × 16 in', 'Half sheet 12 3/8 × 16 3/8 in', 'Full sheet 16 3/8 × 24 3/8 in'],
}

export const siliconSheet: Leaf = {
  slug: 'silicon-sheet',
  name: 'Silicon Sheet',
  title: 'Silicone Coated Sheets',
  description:
    'The most durable of our baking papers: white paper of 50 gsm with a cured silicone coating on both sides, for ovens up to 500°F (260°C). Sugar, cheese and choux pastry come off in one piece, and the sheet may go back into the oven up to ten times if it is wiped in between. It also serves well in the freezer, between burgers, fillets or sheets of dough, where ordinary baking paper tends to stick. Suitable for direct contact with all food. Boxes of 500 sheets cut to size, or rolls on request.',
  pictures: [
    'Roll of white silicone paper, partly unrolled, and an upright roll behind it on a mustard backdrop',
    'Three stacks of white silicone sheets in different sizes, one on top of the other, on green',
    'Close view of the lifted corners in a thick stack of smooth white sheets',
    'Six croissants on a white silicone sheet in a dark baking tray',
  ],
  featuresIntroduction: 'For sticky, sweet and very hot work.',
  features: [
    'Up to 500°F (260°C) in any oven',
    'Cured silicone on both sides; no grease needed',
    'Up to ten uses per sheet',
    'Freezer-safe down to −40°F (−40°C)',
  ],
  sizesAvailable: ['12 × 16 in', '16 × 24 in', '18 × 26 in'],
  secondTitle: 'Care',
  secondDescription:
    'Let the sheet cool, wipe it with a damp cloth, and store it flat. Do not cut on it, and keep it away from open flame: paper remains paper.',
}

export const waxCoatedSheet: Leaf = {
  slug: 'wax-coated-sheet',
  name: 'Wax Coated Sheet',
  title: 'Wax Coated Sheets',
  description:
    'Ivory paper of 35 gsm with a film of food-grade paraffin wax on both sides. Wax closes the pores against water better than any other plain paper finish, so this is the sheet for cheese, fish, sweets, moist cakes and ice-cream bars. It clings a little to itself and keeps its fold, which makes neat parcels without tape. It is made for the counter and the refrigerator, not for the oven: the wax melts at about 130°F (54°C). Suitable for direct contact with moist and fatty food. Boxes of 1,000 sheets.',
  pictures: [
    'Two reams of cream wax coated sheets, one large and one small, on a green surface',
    'Two rolls of cream waxed paper, one partly unrolled and one upright, on a pink backdrop',
    'Close view of the lifted corners in a stack of shiny cream waxed sheets',
    'Two slices of cake and a muffin on a waxed sheet on a wooden board',
  ],
  featuresIntroduction: 'Keeps moisture where it belongs, on whichever side that is.',
  features: [
    'Paper of 35 gsm, waxed on both sides',
    'Resists water, grease and odours',
    'Holds a fold without tape',
    'For cold and room-warm food; not for ovens',
  ],
  sizesAvailable: ['8 × 10 3/4 in', '10 × 10 3/4 in', '12 × 12 in'],
}
