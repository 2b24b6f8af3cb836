import { expect, it, vi } from 'vitest'
import { GET } from './route'

vi.mock('@/content/compliance/compliance', () => ({ itemBySku: () => Promise.resolve(undefined) }))

const locationOf = async (sku: string) =>
  (await GET(new Request('http://localhost'), { params: Promise.resolve({ sku }) })).headers.get('location')

it('leads an unknown number to the search, also one that is cut in the middle of a character', async () => {
  expect(await locationOf('KBB 99')).toBe('/search?q=KBB%2099')
  expect(await locationOf(`${'a'.repeat(39)}😀`)).toBe(`/search?q=${'a'.repeat(39)}%EF%BF%BD`)
})
