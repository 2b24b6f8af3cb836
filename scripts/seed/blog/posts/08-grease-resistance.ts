import { post } from '../post.ts'

/** Post 8: why some papers hold oil back. */
export const greaseResistance = post({
  number: 8,
  title: 'How Grease Resistance Works in Paper',
  date: '2025-08-18',
  tags: ['interior', 'paper', 'bakery'],
  description:
    'Greaseproof, glassine, waxed, coated: four ways to keep oil from coming through, and the foods that each one suits.',
  alt: 'Paper-cut croissant on a striped sheet and sandwich on a cream sheet, with drops of oil and water beside them',
  author: 'walter-brandvold',
  body: `
Put a warm doughnut on newsprint and within a minute there is a window in the page. Put it on greaseproof paper and
nothing happens for an hour. Both are made of wood fibre and water. The difference lies in the spaces between.

## Closing the gaps

Ordinary paper is mostly air. Fibres lie across each other like straw, and oil creeps along the gaps by itself, the
way it climbs a wick. There are four ways to stop it.

- **Beat the fibres.** For [greaseproof paper](subCategory:greaseproof-sheet-plain) the pulp is refined
  until the fibres swell and fray, and close up to a dense sheet. Nothing is added, so it can be recycled like paper.
- **Press it as well.** [Glassine](subCategory:glassine-sheet) is greaseproof paper polished between hot
  rollers until it is smooth and almost clear.
- **Add wax.** [Wax-coated sheets](subCategory:wax-coated-sheet) hold back grease and water, but the wax
  softens at about 125°F, so they are for cold food.
- **Add a film.** A thin layer of polyethylene stops everything, steam included. That is right for wet food and wrong
  for anything that ought to stay crisp.

Until a few years ago there was a fifth way, fluorinated chemicals. They repel oil very well and stay in the ground
for a very long time. Ask for paper made without them, and get the answer in writing.

## What the kit number says

Laboratories put drops of twelve mixtures on a sheet, from thick castor oil to thin solvents, and wait fifteen
seconds. The strongest mixture that leaves no mark gives the kit number. A burger for the next ten minutes is content
with 5. Fried chicken in a closed bag wants 7 or 8. Above that you pay for a reserve that only butter blocks and pet
food need.

Table: Which kit number suits which food
| Food | Kit number |
| Burger, eaten within ten minutes | 5 |
| Fried chicken in a closed bag | 7 to 8 |
| Butter blocks, pet food | 9 to 12 |

The number describes a flat, fresh sheet. A crease breaks the surface, heat thins the oil and weight pushes it
through. So test the way you sell:

1. Wrap the real food, hot, in the real fold.
2. Lay it on a sheet of white copy paper, with a second portion on top as weight.
3. Lift it after ten, twenty and forty minutes and look for spots.

> A stain at forty minutes doesn't matter if lunch is eaten after fifteen.

## Choosing for the counter

Pastries with butter want greaseproof, because it breathes and the crust stays dry. Deli sandwiches with tomato want
a waxed sheet or a film, since water is the enemy there and not oil. Fries want plain kraft with a greaseproof liner:
steam can leave, fat can't.

Grammage helps less than people think. A 38 gsm greaseproof sheet holds back more oil than 80 gsm kraft. Buy the
treatment first, then the weight that feels right in the hand. All our sheets are in
[Paper Sheets](category:paper-sheets).
`,
})
