import { keyOf, orderRank, picture } from '../build.ts'
import { toScreen } from '../targets.ts'
import type { SeedOf } from '../types.ts'

/** Why customers choose us; the home page shows the first four. */
export const reasons = [
  reason(
    1,
    'eco',
    'Paper Before Plastic',
    'If paper can do the job, we offer paper: recyclable kraft first, coatings only where the food needs them, and each one named on the page.',
    'Paper-cut emblem of a seedling with three leaves growing from brown soil',
  ),
  reason(
    2,
    'custom',
    'Made in Your Size and Print',
    'Bags and boxes to your measurements, in one to four colours. You see a proof before anything is printed.',
    'Paper-cut emblem of a kraft bag with a heart, and a green pencil beside it',
  ),
  reason(
    3,
    'food-safe',
    'Cleared for Food Contact',
    'Every food product has a declaration with its material, its foods and its temperatures. Ask, and we email it the same day.',
    'Paper-cut emblem of a green shield with a fork and a knife',
  ),
  reason(
    4,
    'delivery',
    'Delivered When Promised',
    'Plain cases ordered before 2 pm leave the same day and arrive within three working days, free of charge.',
    'Paper-cut emblem of a delivery van with a leaf on its side, driving fast',
  ),
  reason(
    5,
    'support',
    'People Who Know Paper',
    'A baker, a paper technologist and a printer answer your questions, by phone, email or message.',
    'Paper-cut emblem of two speech bubbles, one with three dots and one with a tick',
  ),
]

/** The four figures of the home pages (specification, section 9). */
export const statistics = [
  statistic(
    1,
    'Orders Fulfilled',
    '300+',
    'From a single case of plates to a full truck of printed carrier bags.',
  ),
  statistic(
    2,
    'Team Members',
    '20+',
    'Buyers, testers, printers and drivers, most of them with us for years.',
  ),
  statistic(
    3,
    'Client Reviews',
    '200+',
    'Written by bakeries, caterers and shops after their orders arrived.',
  ),
  statistic(4, 'Awards', '10+', 'For bag design, waste reduction and service to small business.'),
]

/** Tiles of the furniture home pages; the counts are the specification's. */
export const homeTiles = [
  tile({
    orderRank: orderRank(1),
    name: 'Chairs',
    count: 26,
    tag: 'Sit and read',
    picture: picture(
      'portfolio/gallery-12.webp',
      'Rust-coloured tub chair beside a small table before a tall window with linen curtains',
    ),
  }),
  tile({
    orderRank: orderRank(2),
    name: 'Sofas',
    count: 40,
    tag: 'Stretch out',
    picture: picture(
      'portfolio/gallery-11.webp',
      'White bouclé sofa with a rust cushion before a grey-blue painted arch, with a round wooden table',
    ),
  }),
  tile({
    orderRank: orderRank(3),
    name: 'Lamps',
    count: 14,
    tag: 'Light the evening',
    picture: picture(
      'portfolio/gallery-15.webp',
      'Two paper globes and one rust-coloured pendant over a low white table in a dark blue room',
    ),
  }),
  tile({
    orderRank: orderRank(4),
    name: 'Vases',
    count: 32,
    tag: 'Set the table',
    picture: picture(
      'portfolio/gallery-18.webp',
      'White bottle vase with pampas grass among brown and green pots on grey-blue plinths',
    ),
  }),
]

function reason(number: number, slug: string, title: string, text: string, alt: string) {
  return {
    _id: `reason-${slug}`,
    _type: 'reason',
    orderRank: orderRank(number),
    title,
    text,
    picture: picture(`reason/${slug}.webp`, alt),
  } satisfies SeedOf<'reason'>
}

function statistic(number: number, title: string, value: string, text: string) {
  return {
    _id: `statistic-${keyOf(title)}`,
    _type: 'statistic',
    orderRank: orderRank(number),
    title,
    value,
    text,
  } satisfies SeedOf<'statistic'>
}

function tile(
  fields: Omit<SeedOf<'homeTile'>, '_id' | '_type' | 'to' | 'url'> & { name: string; count: number },
) {
  return {
    _id: `homeTile-${keyOf(fields.name)}`,
    _type: 'homeTile',
    ...fields,
    ...toScreen('shop-v2'),
  } satisfies SeedOf<'homeTile'>
}
