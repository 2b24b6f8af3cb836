import { expect, it } from 'vitest'
import { clientOver } from '../../../../studio/testing/dataset.ts'
import { storedSeed } from '../lake/testing-seed'
import { typedResult } from '../lake/typed-result'
import { firstChildrenQuery } from './queries'
import { toCards } from './shape'

const sold = storedSeed.find(({ selling, parent }) => selling && parent)!
const { articles, ...selling } = sold.selling as { articles: object[] }
const category = 'category-of-groups'
const at = (parent: string) => ({
  parent: { _type: 'reference', _ref: parent },
  details: { title: 'A page' },
})

it('the card of a group beside an item shows the lowest price, in whichever of its items and sizes it is', async () => {
  const items = Array.from({ length: 200 }, (_, n) => ({
    _id: `item-${n}`,
    _type: 'subCategory',
    name: `Item ${n}`,
    slug: { current: `item-${n}` },
    ...at('group'),
    selling: {
      ...selling,
      articles: Array.from({ length: 300 }, (__, k) => ({
        ...articles[0],
        sku: `A-${n}-${k}`,
        price: n === 199 && k === 299 ? 1 : 100,
      })),
    },
  }))
  const client = clientOver([
    { _id: category, _type: 'category', name: 'Groups', slug: { current: 'groups' } },
    { ...sold, _id: 'shown', name: 'Shown', slug: { current: 'shown' }, orderRank: 'a', ...at(category) },
    {
      _id: 'group',
      _type: 'subCategory',
      name: 'Group',
      slug: { current: 'group' },
      orderRank: 'b',
      ...at(category),
    },
    ...items,
  ])
  const priceOf = async () => {
    const answer = await client.fetch(firstChildrenQuery, { parent: category })
    const cards = toCards(typedResult(firstChildrenQuery, answer) as Parameters<typeof toCards>[0])
    return cards.find(({ slug }) => slug === 'group')?.price?.price
  }
  const lowest = await priceOf()
  items[199]!.selling.articles.at(-1)!.price = 100
  expect(lowest).toBeCloseTo((await priceOf())! / 100)
})
