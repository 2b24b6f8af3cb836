import { expect, it, vi } from 'vitest'
import { siblingsIn } from './siblings'

const children: Record<string, string[]> = {
  'paper-bags': ['kraft-bags', 'sos-bags'],
  'kraft-bags': ['kraft-bags-brown', 'kraft-bags-white'],
  foils: ['a', 'b', 'c', 'd', 'e'],
}

vi.mock('../lake/derived', () => ({
  fetchDerived: async (_: string, { parent }: { parent: string }, derive: (raw: object[]) => unknown) =>
    derive((children[parent] ?? []).map((slug) => ({ _id: slug, name: slug, slug }))),
}))

const entry = (slug: string) => ({ _id: slug, _type: 'subCategory' as const, name: `The ${slug}`, slug })
const category = { ...entry('paper-bags'), _type: 'category' as const }

it('shows the neighbours without itself, and those of its parent when they fill no row', async () => {
  const { siblings, siblingsOf } = await siblingsIn(
    { ...entry('kraft-bags'), parent: category },
    'kraft-bags-brown',
  )
  expect(siblings.map(({ slug }) => slug)).toEqual(['kraft-bags-white', 'sos-bags'])
  expect(siblingsOf).toBe('The paper-bags')
})

it('keeps to its own level when that fills a row, and when there is no other', async () => {
  const full = await siblingsIn({ ...entry('foils'), parent: category }, 'a')
  expect(full.siblings.map(({ slug }) => slug)).toEqual(['b', 'c', 'd', 'e'])
  expect(full.siblingsOf).toBe('The foils')
  const only = await siblingsIn({ ...category, parent: null }, 'sos-bags')
  expect(only.siblings.map(({ slug }) => slug)).toEqual(['kraft-bags'])
  expect(only.siblingsOf).toBe('The paper-bags')
})
