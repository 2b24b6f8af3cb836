import { expect, it } from 'vitest'
import { breadcrumbList } from './breadcrumb-list'

it('numbers the places from the home page on, with whole addresses; the page itself has none', () => {
  const crumbs = [{ label: 'Home', href: '/' }, { label: 'Paper Bags' }]
  expect(JSON.parse(JSON.stringify(breadcrumbList(crumbs, 'https://shop.example')))).toEqual({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://shop.example/' },
      { '@type': 'ListItem', position: 2, name: 'Paper Bags' },
    ],
  })
})
