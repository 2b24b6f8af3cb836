import type { Branch } from './tree.ts'

export const disposableGloves: Branch = {
  number: 7,
  slug: 'disposable-gloves',
  name: 'Disposable Gloves',
  tag: 'Handle food safely',
  picture: 'Two dispenser boxes of blue and white disposable gloves with a pair of gloves laid in front',
  kinds: [],
  details: {
    title: 'Disposable Gloves for Food Service',
    description:
      'Powder-free gloves for kitchens, counters and packing rooms. Blue nitrile, 0.1 mm thick, for long shifts and sharp edges; clear vinyl for short tasks; loose polyethylene for changing after every sandwich. Blue is a good choice near food, because no food is blue and a torn piece is seen at once; white and black are there too. All may touch food, fatty food included for nitrile, and all fit either hand. They contain no latex. Boxes of 100 with an oval opening that lets out one glove at a time, ten boxes to a case.',
    pictures: [
      'Dispenser box with a blue glove coming out of the top and two blue gloves in front of it',
      'White, blue and black disposable gloves laid side by side on a peach surface',
      'Close view of two blue nitrile gloves lying on each other, with fine folds in the surface',
      'White gloves and their dispenser box beside a sandwich on a wooden board',
    ],
    featuresIntroduction: 'Clean hands, quick changes, and a fit that does not tire.',
    features: [
      'Nitrile, vinyl or polyethylene, all powder-free and without latex',
      'Textured fingertips grip wet and greasy things',
      'Rolled cuff: easy on, stays up',
      'Boxes of 100, cases of 1,000',
    ],
    sizesAvailable: ['S', 'M', 'L', 'XL'],
    secondTitle: 'Finding the size',
    secondDescription:
      'Measure around the palm without the thumb: up to 7 in (178 mm) is S, 8 in (203 mm) M, 9 in (229 mm) L, 10 in (254 mm) XL. Between two sizes take the larger: a tight glove tears and tires the hand.',
  },
}
