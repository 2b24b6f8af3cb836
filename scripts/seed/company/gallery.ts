import { orderRank, picture } from '../build.ts'
import type { SeedOf } from '../types.ts'

type Subject = 'Sofa' | 'Interior' | 'Vase' | 'Table' | 'Design'

/** The eighteen pictures of the gallery, `portfolio/gallery-01..18`. The first category is the picture's subject. */
export const gallery = [
  item(
    1,
    'Sofa Under a Print',
    'Sofa & Chair',
    ['Sofa', 'Interior'],
    'Olive sofa with green and rust cushions under a framed print, with a floor lamp and a small round table',
  ),
  item(
    2,
    'Corner for One Reader',
    'Full Interior',
    ['Interior'],
    'Pale armchair under a brass arc lamp before a painted green arch, with a side table and a snake plant',
  ),
  item(
    3,
    'Five Pots on Plinths',
    'Lamp & Vase',
    ['Vase', 'Design'],
    'White urn with eucalyptus among small brown, green and cream pots on plinths before a terracotta wall',
  ),
  item(
    4,
    'Breakfast for Four',
    'Table',
    ['Table', 'Interior'],
    'Round oak table with four chairs under a woven bell lamp in a sand-coloured room',
  ),
  item(
    5,
    'Chair in the Niche',
    'Art Design',
    ['Design'],
    'White rounded bouclé chair before a pink arched niche, with a paper globe lamp and an olive tree',
  ),
  item(
    6,
    'Ochre on Green',
    'Sofa & Chair',
    ['Sofa'],
    'Ochre velvet sofa with cream cushions under two prints on a dark green panelled wall',
  ),
  item(
    7,
    'Bed Against Slats',
    'Full Interior',
    ['Interior'],
    'Bed with green cushions before dark wooden slats, with a glowing globe lamp on either side',
  ),
  item(
    8,
    'Shelf of Small Vases',
    'Lamp & Vase',
    ['Vase'],
    'Two oak shelves with white, rust and green vases on a sage wall with patches of sunlight',
  ),
  item(
    9,
    'Laid for Lunch',
    'Table',
    ['Table'],
    'Oak table laid with four white plates and rust napkins around a small vase and two candles',
  ),
  item(
    10,
    'Four Frames',
    'Art Design',
    ['Design', 'Interior'],
    'Four framed prints above a low sideboard with cane doors, with a rust pouf and a pale stool in front',
  ),
  item(
    11,
    'White Sofa, Blue Arch',
    'Sofa & Chair',
    ['Sofa'],
    'White bouclé sofa with a rust cushion before a grey-blue painted arch, with a round wooden table',
  ),
  item(
    12,
    'Seat by the Window',
    'Full Interior',
    ['Interior', 'Sofa'],
    'Rust-coloured tub chair beside a small table before a tall window with linen curtains',
  ),
  item(
    13,
    'Hall with a Round Mirror',
    'Full Interior',
    ['Interior', 'Design'],
    'Round brass mirror over a dark sideboard with cane doors, a lamp and a vase, in a terracotta hall',
  ),
  item(
    14,
    'Two Low Tables',
    'Table',
    ['Table', 'Sofa'],
    'Oak tray table with books beside a drum table with a stone top and a cup, before a grey sofa',
  ),
  item(
    15,
    'Three Pendants',
    'Art Design',
    ['Design', 'Table'],
    'Two paper globes and one rust-coloured pendant over a low white table in a dark blue room',
  ),
  item(
    16,
    'Green on Ochre',
    'Sofa & Chair',
    ['Sofa', 'Design'],
    'Green velvet sofa with white and rust cushions under a landscape print on an ochre wall',
  ),
  item(
    17,
    'Dressing Corner',
    'Full Interior',
    ['Interior'],
    'Oak wardrobe with slatted doors beside a round mirror, a green stool and a rug with a diamond pattern',
  ),
  item(
    18,
    'Pampas in a Bottle',
    'Lamp & Vase',
    ['Vase'],
    'White bottle vase with pampas grass among brown and green pots on grey-blue plinths',
  ),
]

function item(number: number, name: string, tag: string, categories: Subject[], alt: string) {
  const file = `portfolio/gallery-${String(number).padStart(2, '0')}.webp`
  return {
    _id: `galleryItem-${number}`,
    _type: 'galleryItem',
    orderRank: orderRank(number),
    name,
    tag,
    picture: picture(file, alt),
    categories,
  } satisfies SeedOf<'galleryItem'>
}
