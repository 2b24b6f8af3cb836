import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { DetailsPage } from '@/content/catalogue/types'
import { bags } from '@/content/selling/testing'
import { DetailsActions } from './details-actions'

const page: DetailsPage = {
  slug: 'kraft-bags-brown',
  name: 'Brown Kraft Bags',
  title: 'Brown Kraft Bags',
  ancestors: [],
  pictures: [],
  features: [],
  sizes: [],
  siblings: [],
  ids: [],
  selling: bags,
}
const quote = { label: 'Get A Quote', href: '/contact' }
const shown = (replacement?: DetailsPage['replacement']) =>
  renderToStaticMarkup(<DetailsActions page={{ ...page, replacement }} quote={quote} />)

const orders = ['Add to quote', 'Order a sample', 'Get A Quote', 'Compare', '$']

it('offers an item that is made', () => {
  for (const words of orders) expect(shown()).toContain(words)
})

it('offers only the replacement of an item that is no longer made', () => {
  const markup = shown({ name: 'White Kraft Bags', slug: 'kraft-bags-white' })
  for (const words of orders) expect(markup).not.toContain(words)
  expect(markup).toContain('This item is no longer made.')
  expect(markup).toContain('href="/product-details?category=kraft-bags-white"')
})

it('leads to printed prices where there are some', () => {
  const words = (selling: DetailsPage['selling']) =>
    renderToStaticMarkup(<DetailsActions page={{ ...page, selling, print: { examples: [] } }} />)
  expect(words(bags)).toContain('href="#printed"')
  const quoted = { ...bags.facts, print: { ...bags.facts.print!, prices: [] } }
  expect(words({ ...bags, facts: quoted })).not.toContain('href="#printed"')
  const [first, ...others] = bags.articles
  const unpriced = { ...first!, price: undefined }
  expect(words({ ...bags, articles: [unpriced, ...others] })).not.toContain('These prices')
})
