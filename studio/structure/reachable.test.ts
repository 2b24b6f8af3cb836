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

it('tells the menus apart by the header and the place in it', () => {
  const titles = singletons.filter(({ type }) => type === 'navigation').map(({ title }) => title)
  expect(titles).toHaveLength(9)
  expect(new Set(titles).size).toBe(9)
  for (const title of titles) expect(title).toMatch(/^(Packaging header|Template header|Footer): /)
})
