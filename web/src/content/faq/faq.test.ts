import { expect, it, vi } from 'vitest'
import { questionsAbout } from './faq'

const item = (_key: string, concerns: string[] | null, concernsShop: boolean | null = null) => ({
  _key,
  question: `${_key}?`,
  answer: 'Yes.',
  concerns,
  concernsShop,
})
const result = {
  pages: ['/faq'],
  groups: [
    { items: [item('all', null), item('bags', ['category-bags']), item('sos', ['sub-sos', 'gone'])] },
    { items: null },
    { items: [item('returns', ['category-bags'], true), { ...item('draft', ['sub-sos']), answer: null }] },
  ],
}
vi.mock('../lake/derived', () => ({
  fetchDerived: (_: string, __: object, derive: (raw: typeof result) => unknown) =>
    Promise.resolve(derive(result)),
}))

const keys = async (...given: Parameters<typeof questionsAbout>) =>
  (await questionsAbout(...given)).entries.map(({ id }) => id)

it('finds the questions about an item and about what it is a part of, in the order of the FAQ', async () => {
  expect(await keys(['sub-sos', 'category-bags'])).toEqual(['bags', 'sos', 'returns'])
  expect(await keys(['category-plates'])).toEqual([])
})

it('shows what concerns the whole shop on its products only', async () => {
  expect(await keys(['product-sofa'], { isShop: true })).toEqual(['returns'])
  expect(await keys(['product-sofa'])).toEqual([])
})

it('shows at most four, and links to the page of all', async () => {
  result.groups.push({ items: ['1', '2', '3', '4'].map((key) => item(key, ['sub-sos'])) })
  expect(await keys(['sub-sos'])).toHaveLength(4)
  expect((await questionsAbout([])).href).toBe('/faq')
})
