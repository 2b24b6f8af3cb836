import { expect, it } from 'vitest'
import { seed } from '../../scripts/seed/index.ts'
import { singletons } from './singletons.ts'

const ids = new Set(singletons.map(({ id }) => id))
const types = new Set(singletons.map(({ type }) => type))

it('opens every seeded document of which there is one each, by its own line in the desk', () => {
  const seeded = seed.filter(({ _type }) => types.has(_type)).map(({ _id }) => _id)
  expect(seeded.filter((id) => !ids.has(id))).toEqual([])
  // The other way round: no line opens an empty form.
  expect([...ids].filter((id) => !seeded.includes(id))).toEqual([])
})

/** Characters of a title that a narrow pane shows. */
const narrow = 18

it('distinguishes the menus in a narrow pane, by their place in front of their header', () => {
  const titles = singletons.filter(({ type }) => type === 'navigation').map(({ title }) => title)
  expect(titles).toHaveLength(9)
  expect(new Set(titles.map((title) => title.slice(0, narrow))).size).toBe(9)
  for (const title of titles) expect(title).toMatch(/ \((packaging header|template header|footer)\)$/)
})
