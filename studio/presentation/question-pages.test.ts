import { expect, it } from 'vitest'
import { pagesWithQuestionsOf } from './question-pages.ts'

const about = (...concerns: (string | null)[]) => ({ concerns, concernsShop: null })
const shop = { concerns: null, concernsShop: true }

it('says that a page shows a question of a section that is among its first four', () => {
  const sections = [
    { _id: 'first', items: [about('bags', 'boxes'), about('bags', null), shop] },
    { _id: 'second', items: [about('paper'), about('bags'), shop] },
    { _id: 'third', items: [about('bags'), about('boxes')] },
    { _id: 'empty', items: null },
  ]
  const shows = (section: string, ids: string[], isShop = false) =>
    pagesWithQuestionsOf(section, sections)(ids, { isShop })
  expect(['first', 'second', 'third', 'empty'].map((id) => shows(id, ['bags']))).toEqual([
    true,
    true,
    true,
    false,
  ])
  expect(['first', 'second', 'third'].map((id) => shows(id, ['bags', 'paper']))).toEqual([true, true, false])
  expect(['first', 'second', 'third'].map((id) => shows(id, ['boxes'], true))).toEqual([true, true, true])
  expect(['first', 'second', 'third'].map((id) => shows(id, ['nothing']))).toEqual([false, false, false])
})

it('looks at each question once for all pages: there can be tens of thousands of both', () => {
  const items = Array.from({ length: 20_000 }, (_, n) => about(`p${n}`))
  const shows = pagesWithQuestionsOf('all', [{ _id: 'all', items }])
  expect(items.filter((_, n) => shows([`p${n}`]))).toHaveLength(20_000)
})
