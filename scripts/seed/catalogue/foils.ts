import type { Branch, Family, Leaf } from './tree.ts'

const foilRolls: Family = {
  slug: 'foil-rolls',
  name: 'Foil Rolls',
  variants: [
    {
      slug: 'foil-rolls-12x1000',
      name: 'Foil Rolls 12X1000',
      title: 'Aluminium Foil Roll 12X1000',
      description:
        'Twelve inches wide and a thousand feet long: 305 mm by 305 m of standard foil, 14 microns thick. That is enough for about 900 sandwiches or 1,000 baked potatoes, on one core, in a box with a steel cutting edge and a lid that closes. The foil is soft-annealed, so it follows the shape of what it wraps and stays there. Suitable for hot and cold food; very sour or salty food should not lie in it for days. A box weighs 7.7 lb (3.5 kg); six boxes make a case.',
      pictures: [
        'Open white and green dispenser box with aluminium foil drawn out over its cutting edge',
        'Stack of white and green foil boxes with a bare roll of aluminium foil in front',
        'Close view of the cutting edge of a foil box with a strip of foil pulled out',
        'Crescent loaf in aluminium foil on a wooden board before a white and green foil box',
      ],
      featuresIntroduction: 'The everyday roll for wrapping and covering.',
      features: [
        '12 in × 1,000 ft (305 mm × 305 m), 14 microns',
        'Dispenser box with steel cutter',
        'From the freezer to 480°F (249°C)',
        'Recyclable when wiped clean',
      ],
      sizesAvailable: ['12X1000'],
    },
    {
      slug: 'foil-rolls-18x500',
      name: 'Foil Rolls 18X500',
      title: 'Aluminium Foil Roll 18X500',
      description:
        'Eighteen inches wide and five hundred feet long: 457 mm by 152 m of heavy foil, 18 microns thick. The width covers a full steam-table pan in one piece and leaves enough to fold under the rim; the thickness stands up to racks, bones and long roasting. Line a grill tray with it, wrap ribs, cover a hotel pan for the road. The box has a steel cutter on the long edge and end caps that keep the roll in place. A box weighs 7.5 lb (3.4 kg); four boxes make a case.',
      pictures: [
        'Open white and terracotta dispenser box with a wide sheet of aluminium foil drawn out',
        'Two stacked white and terracotta foil boxes with a roll of aluminium foil in front',
        'Close view of the toothed cutting edge of a white and terracotta foil box',
        'Loaf in aluminium foil on a wooden board before a white and terracotta foil box',
      ],
      featuresIntroduction: 'Wide and heavy, for pans, racks and roasts.',
      features: [
        '18 in × 500 ft (457 mm × 152 m), 18 microns',
        'Covers a full-size pan in one piece',
        'Hard to pierce: for ribs, bones and skewers',
        'Steel cutter on the long edge of the box',
      ],
      sizesAvailable: ['18X500'],
      secondTitle: 'Standard or heavy?',
      secondDescription:
        'Standard foil (12X1000) wraps and covers. Heavy foil (18X500) lines, roasts and carries. If a fork will touch it, take heavy.',
    },
  ],
}

const foilPans: Leaf = {
  slug: 'foil-pans',
  name: 'Foil Pans',
  title: 'Round Foil Pans, Sizes 7, 8 and 9',
  description:
    'Round pans pressed from aluminium of 60 to 80 microns, with a ribbed wall and a rolled rim that does not cut. Sizes 7, 8 and 9 stand for the diameter in inches: 178, 203 and 229 mm. Bake a pie in it, chill it, put on a board lid and sell it in the same pan. Heat spreads evenly to the edge, so crusts brown at the side as well. Suitable for ovens, freezers and heat lamps, and for direct contact with food. 500 pans to a case, nested in sleeves of 50.',
  pictures: [
    'Three round aluminium foil pans in sizes 7, 8 and 9 lying close together',
    'Two stacks of round foil pans with one pan leaning upright behind them, on green',
    'Close view of the ribbed walls and rolled rims of stacked foil pans',
    'A lattice pie and a fruit tart baked in round foil pans on a peach surface',
  ],
  featuresIntroduction: 'Bake, carry and serve in one pan.',
  features: [
    'Sizes 7, 8 and 9: 178, 203 and 229 mm across',
    'Aluminium of 60 to 80 microns, rolled rim',
    'Oven to 480°F (249°C), freezer, heat lamp',
    'Board and clear dome lids for each size',
  ],
  sizesAvailable: ['7', '8', '9'],
}

export const foils: Branch = {
  number: 4,
  slug: 'foils',
  name: 'Foils',
  tag: 'Bake and wrap',
  picture:
    'An open box of aluminium foil, a loose foil roll and a stack of round foil pans on a pale backdrop',
  kinds: [foilRolls, foilPans],
}
