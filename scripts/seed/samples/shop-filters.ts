import { keyOf } from '../build.ts'
import { vendors } from '../products/vendors.ts'
import type { SeedOf } from '../types.ts'

/** Lists, counts and numbers of the shop's filters (specification, sections 2, 3 and 9). */
export const shopFilters = {
  _id: 'shopFilters',
  _type: 'shopFilters',
  categories: (
    [
      ['Chair', '06'],
      ['Table', '12'],
      ['Sofa Set', '19'],
      ['Lamp', '08'],
      ['Vases', '25'],
      ['Mirror', '14'],
      ['Art & Paint', '07'],
    ] as const
  ).map(([name, count]) => ({ _key: keyOf(name), _type: 'filterCategory', name, count })),
  itemTypes: ['Regular', 'Premium', 'Vintage'],
  brands: vendors.map(({ vendor }) => vendor),
  sortOptions: ['Sort by Latest', 'Sort by Name', 'Sort by Number', 'Sort by Price', 'Sort by Date'],
  priceMinimum: 0,
  priceMaximum: 100,
  sliderStep: 5,
  sliderFrom: 25,
  sliderTo: 75,
  shopCategories: ['Sofa & Chair', 'Full Interior', 'Lamp & Vase', 'Table', 'Wood Design'],
  articleCategories: ['Chair', 'Table', 'Sofa Set', 'Lamp', 'Vases', 'Mirror', 'Art & Design'],
  popularTags: ['Interior', 'Chair', 'Vase', 'Sofa', 'Paper', 'Kraft', 'Bakery', 'Linen', 'Light', 'Oak'],
  productSizes: ['S', 'M', 'L', 'XL'],
} satisfies SeedOf<'shopFilters'>
