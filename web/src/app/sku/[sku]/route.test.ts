import { expect, it, vi } from 'vitest'
import { itemBySku } from '@/content/compliance/compliance'
import { LakeUnavailableError } from '@/content/lake/fetch'
import { GET } from './route'

vi.mock('@/content/compliance/compliance', () => ({
  itemBySku: vi.fn<typeof itemBySku>(async () => undefined),
}))

const locationOf = async (sku: string) =>
  (await GET(new Request('http://localhost'), { params: Promise.resolve({ sku }) })).headers.get('location')

it('leads an unknown number to the search, also one that is cut in the middle of a character', async () => {
  expect(await locationOf('KBB 99')).toBe('/search?q=KBB%2099')
  expect(await locationOf(`${'a'.repeat(39)}😀`)).toBe(`/search?q=${'a'.repeat(39)}%EF%BF%BD`)
})

it('leads to the search while the lake is down', async () => {
  vi.mocked(itemBySku).mockRejectedValueOnce(new LakeUnavailableError('down'))
  expect(await locationOf('KBB-01')).toBe('/search?q=KBB-01')
})
