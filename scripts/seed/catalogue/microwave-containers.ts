import type { Branch, Leaf } from './tree.ts'

const bakeryBoxes: Leaf = {
  slug: 'bakery-boxes',
  name: 'Bakery Boxes',
  title: 'Bakery Boxes with Window',
  description:
    'Folding boxes for pastry, doughnuts and cupcakes, of kraft or white board of 350 gsm with a window in the lid. They arrive flat and pop up with one push on two corners; no glue and no tape. The board is uncoated outside, so a stamp or a label holds well, and has a thin grease barrier inside. For a short warm-up of pastry the box may go into the microwave for 30 seconds with the lid open. Suitable for dry and fatty food. Packs of 100 with inserts for 4, 6 or 12 on request.',
  pictures: [
    'Closed kraft bakery box with cupcakes showing through the window in its lid',
    'Stack of kraft and white bakery boxes with windowed lids, a small white box in front',
    'Close view of a kraft bakery box with pastel frosting visible through the window',
    'Open kraft bakery box with six doughnuts, a croissant and a doughnut in front of it',
  ],
  featuresIntroduction: 'Pop it up, fill it, close it: eight seconds with a little practice.',
  features: [
    'Board of 350 gsm in kraft or white',
    'Lid window of clear cellulose film',
    'Grease barrier inside, writable outside',
    'Ships flat: 100 boxes in a pack 5 in (127 mm) high',
  ],
  sizesAvailable: ['6 × 6 × 3 in', '8 × 8 × 4 in', '10 × 10 × 4 in', '14 × 10 × 4 in'],
  quote: 'The box is opened twice: once with the eyes, once with the hands.',
}

const bakeryCakes: Leaf = {
  slug: 'bakery-cakes',
  name: 'Bakery Cakes',
  title: 'Tall Cake Boxes',
  description:
    'Tall boxes for layer cakes: a lid that opens backwards, a front wall that folds down, and a window on two sides so that nobody has to lift the lid to look. White or kraft board of 400 gsm holds a cake of 8 lb (3.6 kg) without bending; a board of the same size keeps it in place and slides out with it. The box is stored flat and stands in four moves. For celebration cakes, tall tarts and gingerbread houses. Suitable for direct contact with dry and fatty food. 50 boxes to a case.',
  pictures: [
    'Tall white cake box with windows, a cake topped with berries visible inside',
    'A larger kraft and a smaller white cake box with windows on a peach backdrop',
    'Close view of the front window of a white cake box with a berry cake behind it',
    'Open white cake box beside a chocolate drip cake with berries on a white plate',
  ],
  featuresIntroduction: 'Room above the candles and a firm floor below.',
  features: [
    'Board of 400 gsm, carries 8 lb (3.6 kg)',
    'Front wall folds down: slide the cake, do not lift it',
    'Windows on top and front',
    'Fits cake boards of 8, 10 and 12 in (203, 254 and 305 mm)',
  ],
  sizesAvailable: ['8 × 8 × 8 in', '10 × 10 × 10 in', '12 × 12 × 12 in'],
  secondTitle: 'On the road',
  secondDescription:
    'Put the box on a level floor, not on a seat, and keep it under 75°F (24°C). A damp cloth under the cake board stops it from sliding.',
}

const clearHingedBoxes: Leaf = {
  slug: 'clear-hinged-boxes',
  name: 'Clear Hinged Boxes',
  title: 'Clear Hinged Containers',
  description:
    'Clear boxes with the lid attached, for salads, sandwiches, cookies and cut fruit. The polypropylene is 0.4 mm thick, clear enough to sell what it holds and heat-resistant enough for the microwave: three minutes at medium power with the lid ajar. A double snap on three sides closes with a click and opens again without tearing. Ribs on the base keep pastry off the condensate. Suitable for food from 0°F to 230°F (−18°C to 110°C). Nested in sleeves of 50, 250 to a case, in four sizes.',
  pictures: [
    'Open clear hinged box filled with cookies and a small closed one beside it, on green',
    'Stack of closed clear hinged containers in three sizes beside a small open one',
    'Close view of a closed clear hinged container with ribbed lid and cookies inside',
    'Clear hinged boxes holding sandwich triangles with salad and a small pastry',
  ],
  featuresIntroduction: 'One piece, one click, and nothing to hide.',
  features: [
    'Clear polypropylene of 0.4 mm, lid and base in one piece',
    'Microwave-safe with the lid ajar',
    'Double snap: closes firmly, opens again and again',
    'Stackable lid with a raised rim',
  ],
  sizesAvailable: ['5 × 5 × 3 in', '6 × 6 × 3 in', '8 × 8 × 3 in', '9 × 6 × 3 in'],
}

export const microwaveContainers: Branch = {
  number: 5,
  slug: 'microwave-containers',
  name: 'Microwave Containers',
  tag: 'Heat and hold',
  picture:
    'Three lidded black containers in a stack, an open one with fries and vegetables, and nested clear cups',
  kinds: [bakeryBoxes, bakeryCakes, clearHingedBoxes],
}
