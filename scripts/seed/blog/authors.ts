import { keyOf, picture } from '../build.ts'
import type { SeedOf } from '../types.ts'

/** Who writes the blog. Walter Brandvold and Thandi Mokwena are on the team page too. */
export const authors = [
  author(
    'Maren Holloway',
    'Editor of the Blog',
    picture(
      'people/author-1.webp',
      'Paper-cut portrait of a woman with long red hair and freckles in a green turtleneck',
    ),
    'Maren furnished rented rooms for ten years before she wrote about them. She measures first, buys second and keeps the box until she is sure.',
  ),
  author(
    'Walter Brandvold',
    'Paper Technologist',
    picture(
      'people/team-4.webp',
      'Paper-cut portrait of an older man with round glasses and a white moustache in a blue V-neck',
    ),
    'Walter spent thirty years on the floor of a paper mill. He now tests what we buy, and explains what the numbers on a data sheet mean at the counter.',
  ),
  author(
    'Thandi Mokwena',
    'Bakery and Café Adviser',
    picture(
      'people/team-7.webp',
      'Paper-cut portrait of a woman with curly black hair and golden glasses in an apron',
    ),
    'Thandi ran a bakery with nine tables before she joined us. She helps cafés to choose a short list of packaging and to lay out the counter around it.',
  ),
]

function author(name: string, position: string, portrait: SeedOf<'author'>['picture'], biography: string) {
  return {
    _id: `author-${keyOf(name)}`,
    _type: 'author',
    name,
    position,
    picture: portrait,
    biography,
  } satisfies SeedOf<'author'>
}
