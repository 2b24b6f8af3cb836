import type { Leaf } from '../tree.ts'

export const glassineBags: Leaf = {
  slug: 'glassine-bags',
  name: 'Glassine Bags',
  title: 'Glassine Bags',
  description:
    'Glassine is paper that has been pressed between hot rollers until it is dense, smooth and almost see-through. It has no plastic and no wax in it, and yet grease, moisture from the air and fine dust pass through very slowly. At 40 gsm these flat bags weigh next to nothing and show softly what is inside: a cookie, a macaron, a print, a handful of seeds. Suitable for direct contact with dry and fatty food. Supplied flat, 1,000 to a box; close them with a fold, a stitch or a small label.',
  pictures: [
    'Two upright glassine bags, pale and translucent, with the outline of cookies showing through',
    'Three flat white glassine bags of different sizes laid in a fan on a green surface',
    'Close view of a translucent glassine bag with a cookie showing softly through the paper',
    'Glassine bag with a cookie inside, lying on a wooden board next to a muffin and two cookies',
  ],
  featuresIntroduction: 'A clear look at the goods without a gram of plastic.',
  features: [
    'Supercalendered glassine of 40 gsm, translucent and glossy',
    'Resists grease without coating, wax or fluorine compounds',
    'Acid-free: safe for prints, stamps and dried flowers too',
    'Recyclable with paper; 1,000 bags of 6 × 9 in weigh 7 lb (3.2 kg)',
  ],
  sizesAvailable: ['3 × 5 in', '4 × 6 in', '5 × 7 in', '6 × 9 in'],
}

export const linedBags: Leaf = {
  slug: 'lined-bags',
  name: 'Lined Bags',
  title: 'Lined Paper Bags',
  description:
    'Two bags in one: an outer bag of brown kraft, 70 gsm, and an inner bag of white greaseproof paper, 40 gsm, joined at the bottom and along one seam. The lining keeps butter and frosting away from the kraft, holds the aroma of coffee and biscuits, and gives the bag enough body to stand while it is filled by hand. Roll the top twice or close it with the paper-covered tin tie that comes with each bag. Suitable for dry, fatty and freshly baked food. Cases of 250, tin ties included.',
  pictures: [
    'Two brown kraft bags with a white inner lining showing at their pinked top edges',
    'Three brown lined bags in a row, each closed at the top with a white tie, on a green backdrop',
    'Close view into the open top of a lined bag: brown kraft outside, wavy white paper inside',
    'Lined kraft bag filled to the top with chocolate chip cookies, three cookies beside it',
  ],
  featuresIntroduction: 'For everything that would leave a stain on plain kraft.',
  features: [
    'Outer kraft 70 gsm, inner greaseproof 40 gsm',
    'Holds grease for at least 24 hours at room temperature',
    'Recloses with a tin tie, so biscuits stay crisp longer',
    'All paper: no film between the layers',
  ],
  sizesAvailable: ['1/2 lb (3.4 × 2.5 × 7.8 in)', '1 lb (4.3 × 2.5 × 9.6 in)', '2 lb (5 × 3.3 × 12 in)'],
}

export const vBottomBags: Leaf = {
  slug: 'v-bottom-bags',
  name: 'V-Bottom Bags',
  title: 'V-Bottom Paper Bags',
  description:
    'A flat bag whose bottom is folded over and glued in a V, with narrow gussets at the sides. Lying in a stack it is as thin as a sheet; opened by hand it takes the round shape of what goes in. Bakeries use it for baguettes and pastries, hardware shops for screws, florists for bulbs. The brown version is kraft of 50 gsm, the white one of 45 gsm; both may touch dry food. It is the most economical bag that we sell: 1,000 to a case, two cases to a shelf.',
  pictures: [
    'A tall brown and a shorter white V-bottom paper bag standing upright on a sand backdrop',
    'A single brown V-bottom bag lying beside a banded stack of the same bags on a green surface',
    'Close view of a flat brown V-bottom paper bag lying on a pale surface, its folded end in front',
    'Brown V-bottom bag with two baguettes and a white one with a croissant, lying on a pink surface',
  ],
  featuresIntroduction: 'The quick bag beside the till: thin, light and always the right size.',
  features: [
    'Kraft of 50 gsm (brown) or 45 gsm (white)',
    'Side gussets of 1 to 2 in (25 to 50 mm) open to a round shape',
    'Serrated top: opens with one hand',
    'Strung in packs of 500 on request, for hanging',
  ],
  sizesAvailable: ['5 × 2 × 8 in', '6 × 2 × 14 in', '7 × 3 × 10 in', '4 × 2 × 22 in (baguette)'],
}

export const windowBags: Leaf = {
  slug: 'window-bags',
  name: 'Window Bags',
  title: 'Window Paper Bags',
  description:
    'Customers buy what they can see. These kraft bags of 80 gsm have a window with rounded corners on the front, closed with clear cellulose film made from wood pulp, which goes into the compost together with the paper. The film is 30 microns thick, does not fog with freshly cooled pastry and does not crackle like plastic. The square bottom stands firmly on the shelf; the top folds down for a label. For cookies, granola, bread, pasta and sweets. In brown and in white, 250 bags to a case.',
  pictures: [
    'A brown and a white paper bag with rounded windows that show chocolate chip cookies inside',
    'Three brown window bags from small to large, cookies visible in each, on a green backdrop',
    'Close view of the window of a brown paper bag with cookies behind the clear film',
    'Brown window bag with a loaf showing inside, and another loaf on a wooden board in front',
  ],
  featuresIntroduction: 'The goods are the picture; the bag is only the frame.',
  features: [
    'Kraft of 80 gsm with a window of cellulose film, 30 microns',
    'Paper and film compost together; no need to separate them',
    'Suitable for dry and slightly fatty food',
    'Window from 2 × 3 in (51 × 76 mm) to 4 × 6 in (102 × 152 mm)',
  ],
  sizesAvailable: ['4 × 2 × 8 in', '5 × 3 × 10 in', '7 × 4 × 12 in'],
  quote: 'If it looks good on the tray, let it look good on the shelf.',
}

export const foilBags: Leaf = {
  slug: 'foil-bags',
  name: 'Foil Bags',
  title: 'Foil-Lined Paper Bags',
  description:
    'Paper of 40 gsm laminated to aluminium foil of 7 microns: the foil sends the heat back and keeps moisture and grease in, the paper gives stiffness and a face to print on. A hot sandwich stays warm for about 25 minutes, grilled chicken a little longer; cold dishes stay cold in the same way. Available with the foil outside, or inside a white bag. Suitable for direct contact with hot, fatty and moist food up to 250°F (121°C). Not for microwave ovens. Cases of 500.',
  pictures: [
    'Two silver foil bags, one tall and one short, standing on a pale grey backdrop',
    'A silver foil bag and a white bag with a wavy top edge standing on a green surface',
    'Close view into the open top of a foil bag, with folded gussets and a serrated silver edge',
    'Filled baguette on a wooden board beside a folded silver foil bag, on a peach backdrop',
  ],
  featuresIntroduction: 'Made for the fifteen minutes between your grill and the customer’s table.',
  features: [
    'Paper 40 gsm, aluminium foil 7 microns',
    'Keeps hot food above 140°F (60°C) for about 25 minutes',
    'Holds grease and juice; gussets swell for tall sandwiches',
    'Printed or plain; cases of 500',
  ],
  sizesAvailable: ['4 × 2 × 9 in', '5.5 × 3 × 10 in', '6 × 4 × 14 in'],
}
