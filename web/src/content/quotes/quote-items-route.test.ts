import { expect, it, vi } from 'vitest'
import { fetchDerived } from '../lake/derived'
import { LakeUnavailableError } from '../lake/fetch'
import { bagItem } from './testing'

vi.mock('../draft/mode', () => ({ isDraftMode: () => Promise.resolve(false) }))
vi.mock('../lake/derived', () => ({ fetchDerived: vi.fn<() => Promise<unknown>>(async () => [bagItem]) }))
const { GET } = await import('../../app/api/quote-items/route')

const get = (visitor: string, sku = 'kbb-02') =>
  GET(
    new Request(`https://shop.example.com/api/quote-items?sku=${sku}`, {
      headers: { 'x-forwarded-for': visitor },
    }),
  )

it('has the items of article numbers in any case, and no others', async () => {
  expect(await (await get('1.1.1.1')).json()).toEqual({ items: [bagItem] })
  expect(await (await get('1.1.1.1', 'XYZ-1')).json()).toEqual({ items: [] })
})

it('has one item of a number that several have, in catalogue order', async () => {
  const copies = Array.from({ length: 50 }, (_, at) => ({ ...bagItem, id: `copy-${at}` }))
  const [article] = bagItem.articles
  const earlier = { ...bagItem, id: 'earlier', articles: [{ ...article!, sku: 'ZZ-1' }] }
  vi.mocked(fetchDerived).mockResolvedValueOnce([earlier, bagItem, ...copies])
  expect(await (await get('5.5.5.5', 'kbb-02,ZZ-1')).json()).toEqual({ items: [earlier, bagItem] })
})

it('answers 503 while the lake is down, so that the list keeps what it showed', async () => {
  vi.mocked(fetchDerived).mockRejectedValueOnce(new LakeUnavailableError('down'))
  expect((await get('4.4.4.4')).status).toBe(503)
})

it('refuses only the visitor who sends too many requests', async () => {
  let allowed = 0
  while (allowed < 1000 && (await get('2.2.2.2')).ok) allowed += 1
  expect(allowed).toBe(300)
  expect((await get('2.2.2.2')).status).toBe(429)
  expect((await get('3.3.3.3')).status).toBe(200)
})
