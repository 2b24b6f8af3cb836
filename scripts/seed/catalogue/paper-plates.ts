import type { Branch, Leaf } from './tree.ts'

/** By the weight of food that a plate or tray holds: specification, section 3. */
const sizesAvailable = ['1 LB', '2 LB', '1/2 LB', '3 LB', '5 LB']

const paperPlatesLeaf: Leaf = {
  slug: 'paper-plates',
  name: 'Paper Plates',
  title: 'White Paper Plates',
  description:
    'Round plates pressed from one sheet of white paperboard, 240 gsm for the small ones and 300 gsm from 9 in (229 mm) on. The fluted rim makes them stiff enough to be carried with one hand. The plain plate is for cake, sandwiches and salad without much dressing; the coated one, with a thin water-based barrier, takes sauces for about two hours. Suitable for direct contact with food up to 200°F (93°C), and for a short warm-up in the microwave. Sleeves of 125, 1,000 plates to a case.',
  pictures: [
    'Tall stack of white paper plates with fluted rims, one plate upright behind it and a small stack in front',
    'Three stacks of white paper plates in large, medium and small on a peach surface',
    'Close view of the wavy rims of a stack of white paper plates',
    'Slice of cake with berries on one white paper plate and cookies on a smaller one',
  ],
  featuresIntroduction: 'A plate that stays flat in the hand and light in the bin.',
  features: [
    'Paperboard of 240 to 300 gsm, pressed with a fluted rim',
    'Plain for dry food, or with a water-based barrier for sauces',
    'Stacks without sticking: plates come apart singly',
    'Plain plates compost together with the food left on them',
  ],
  sizesAvailable,
  secondTitle: 'From weight to diameter',
  secondDescription:
    'The 1/2 LB plate measures 6 in (152 mm), 1 LB 7 in (178 mm), 2 LB 9 in (229 mm), 3 LB 10 in (254 mm) and 5 LB 12 in (305 mm). The weight is what a plate carries when it is held at one side.',
}

const foodTray: Leaf = {
  slug: 'food-tray',
  name: 'Food Tray',
  title: 'Kraft Food Trays',
  description:
    'Open trays for fries, nachos, wings and fruit, folded from kraft board of 300 gsm with a white inner face. A thin water-based barrier inside holds grease and sauce for at least an hour and goes into paper recycling with the rest. The corners are folded, not cut, so nothing drips; the sides slope outwards and the trays nest tightly: 250 of the 2 lb size make a column of only 20 in (508 mm). Suitable for hot food up to 212°F (100°C). Sold in cases of 500, from half a pound to five pounds.',
  pictures: [
    'Kraft paper food tray with a white inside, and a stack of the same trays behind it',
    'Three food trays from small to large in a diagonal row on a green surface',
    'Close view of the folded edges of nested kraft food trays with white insides',
    'Two food trays, one filled with fries and one with a sandwich, on a peach backdrop',
  ],
  featuresIntroduction: 'One tray for everything that is eaten standing up.',
  features: [
    'Kraft board of 300 gsm with a white inside',
    'Water-based barrier, free of plastic film',
    'Folded corners hold sauce',
    'Nests tightly; 500 to a case',
  ],
  sizesAvailable,
}

const checkerFoodTray: Leaf = {
  slug: 'checker-food-tray',
  name: 'Checker Food Tray',
  title: 'Red Checker Food Trays',
  description:
    'The tray of fairs, ball games and diners: red and white squares outside, plain white inside. It is made of clay-coated board of 320 gsm, printed with food-safe inks that do not rub off on warm hands. It comes in 100-count packs, and the largest holds up to 5 lb (2.3 kg): a whole family portion of fries or a basket of wings. A thin barrier holds oil for an hour; for very juicy food add a sheet of greaseproof paper. Suitable for hot food up to 212°F (100°C).',
  pictures: [
    'Red and white checked paper food tray with a stack of the same trays behind it',
    'Three red checked trays from small to large in a diagonal row on a pale surface',
    'Close view of nested paper trays with red and white squares along their folded edges',
    'Two red checked trays, one heaped with fries and one holding a sandwich',
  ],
  featuresIntroduction: 'A pattern that tells people what is for lunch before they read the menu.',
  features: [
    '100-count packs; ten packs to a case',
    'Holds up to 5 lb (2.3 kg) in the largest size',
    'Clay-coated board of 320 gsm, food-safe print',
    'Flared sides for easy dipping and tight nesting',
  ],
  sizesAvailable,
  quote: 'Fries taste better out of a checked tray. We cannot prove it, but everyone agrees.',
}

export const paperPlates: Branch = {
  number: 2,
  slug: 'paper-plates',
  name: 'Paper Plates',
  tag: 'Serve and share',
  picture:
    'Stacked white paper plates with fluted rims, a red checked tray and a kraft tray of fries on green',
  kinds: [paperPlatesLeaf, foodTray, checkerFoodTray],
}
