import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { linksOf } from '../testing'
import { CategoryGrid } from './category-grid'

const category = (slug: string, name: string, childCount: number) => ({
  _id: `category-${slug}`,
  _type: 'category' as const,
  name,
  slug,
  tag: 'Carry',
  picture: null,
  childCount,
  hasDetails: childCount === 0,
})

const render = (categories: ReturnType<typeof category>[] | null) =>
  renderToStaticMarkup(
    <CategoryGrid
      section={{ _key: 'c', _type: 'categoryGrid', heading: 'Our Categories', text: null, categories }}
    />,
  )

it('leads from the card to listing or details, and from the name always to the listing', () => {
  const markup = render([category('paper-bags', 'Paper Bags', 10), category('foam-products', 'Foam', 0)])
  expect(linksOf(markup)).toEqual([
    '/product-category?category=paper-bags',
    '/product-category?category=paper-bags',
    '/product-details?category=foam-products',
    '/product-category?category=foam-products',
  ])
})

it('says so when there are none', () => {
  expect(render(null)).toContain('No categories yet')
})
