import { keyOf, orderRank, slug } from '../build.ts'
import type { SeedOf } from '../types.ts'

/** The lists beside a post (specification, section 2). */
const categories = ['Chair', 'Table', 'Sofa Set', 'Lamp', 'Vases', 'Mirror', 'Art & Design']
const popular = ['Interior', 'Chair', 'Vase', 'Sofa', 'Paper', 'Kraft', 'Bakery', 'Linen', 'Light', 'Oak']

/** The topics of the blog. */
export const tags = [...new Set([...popular, ...categories])].map(
  (title, index) =>
    ({
      _id: `tag-${keyOf(title)}`,
      _type: 'tag',
      title,
      slug: slug(keyOf(title)),
      isCategory: categories.includes(title),
      isPopular: popular.includes(title),
      orderRank: orderRank(index + 1),
    }) satisfies SeedOf<'tag'>,
)
