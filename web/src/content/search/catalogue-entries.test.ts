import { expect, it } from 'vitest'
import { catalogueEntry, withSelling } from './catalogue-entries'

const item = {
  _id: 'bags',
  _type: 'subCategory',
  name: 'Old Bags',
  slug: 'old-bags',
  childCount: 0,
  hasDetails: true,
  details: { description: 'Bags for bread.' },
  picture: null,
  selling: {
    pricePer: 1000,
    orderUnit: 'case',
    units: [
      { key: 'piece', singular: 'bag', plural: 'bags', holds: 1 },
      { key: 'case', singular: 'box', plural: 'boxes', holds: 500 },
    ],
    articles: [{ sku: 'OLD-1', size: '5 in', price: 38 }],
    material: 'Kraft paper',
  },
}
const entryOf = (replacement: string | null) => {
  const sold = withSelling({ ...item, replacement } as unknown as Parameters<typeof withSelling>[0])
  return catalogueEntry([sold])(sold)
}

it('says in a result that an item is no longer made, and by what it was replaced', () => {
  expect(entryOf(null)).toMatchObject({ text: 'Bags for bread.', price: 'from $19 a box of 500' })
  const replaced = entryOf('New Bags')
  expect(replaced).toMatchObject({ text: 'No longer made. Replaced by New Bags.', skus: 'OLD-1' })
  expect(replaced?.price).toBeUndefined()
  expect(replaced?.facts).toBeUndefined()
})

it('leads to the product page of an item with sizes, also when other items are part of it', () => {
  const group = withSelling({ ...item, childCount: 2, replacement: null } as unknown as Parameters<
    typeof withSelling
  >[0])
  expect(catalogueEntry([group])(group)?.href).toBe('/product-details?category=old-bags')
})
