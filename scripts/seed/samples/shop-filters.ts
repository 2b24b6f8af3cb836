import { keyOf } from '../build.ts'
import { promoSofa } from '../pages/pictures.ts'
import { vendors } from '../products/vendors.ts'
import type { SeedOf } from '../types.ts'

/** Lists, counts and numbers of the shop's filters (specification, sections 2, 3 and 9). */
export const shopFilters = {
  _id: 'shopFilters',
  _type: 'shopFilters',
  categories: (
    [
      ['Chair', '06', ['Chair']],
      ['Table', '12', ['Table', 'Dressing Table']],
      ['Sofa Set', '19', ['Sofa']],
      ['Lamp', '08', ['Lamp']],
      ['Vases', '25', ['Vase']],
      ['Mirror', '14', ['Mirror']],
      ['Art & Paint', '07', ['Art']],
    ] as const
  ).map(([name, count, kinds]) => ({ _key: keyOf(name), _type: 'filterCategory', name, count, kinds })),
  itemTypes: ['Regular', 'Premium', 'Vintage'],
  brands: vendors.map(({ vendor }) => vendor),
  sortOptions: ['Sort by Latest', 'Sort by Name', 'Sort by Number', 'Sort by Price', 'Sort by Date'],
  priceMinimum: 0,
  priceMaximum: 100,
  sliderStep: 5,
  sliderFrom: 25,
  sliderTo: 75,
  promotion: promoSofa,
  shopCategories: ['Sofa & Chair', 'Full Interior', 'Lamp & Vase', 'Table', 'Wood Design'],
  productSizes: ['S', 'M', 'L', 'XL'],
} satisfies SeedOf<'shopFilters'>
