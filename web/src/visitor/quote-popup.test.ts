// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'
import { maxLines } from '@/content/quotes/bounds'
import { fullListProblem, type NewQuoteLine } from '@/content/quotes/list'
import { quoteActions } from './quote-actions'
import { addToQuote, openQuoteList, openWithChosen, registerPopup, setChosen } from './quote-popup'
import { quoteListStore } from './quote-store'

const line = (sku: string): NewQuoteLine => ({
  sku,
  unit: 'case',
  quantity: 1,
  pieces: { piece: 1, case: 500 },
  seen: { name: 'Bags' },
})
const skus = () => quoteListStore.get()?.map(({ sku }) => sku) ?? []
const openPopup = vi.fn<(adding?: Promise<string | undefined>) => void>()
/** Presses “Get A Quote” and waits until the article is on the list. */
const press = async () => {
  openWithChosen()
  return openPopup.mock.lastCall?.[0]
}

beforeEach(() => {
  quoteListStore.set(null)
  openPopup.mockReset()
})

it('adds the chosen article once on each visit; a removed one does not come back', async () => {
  registerPopup(openPopup)
  const leave = setChosen(line('A'))
  await press()
  expect(skus()).toEqual(['A'])
  quoteActions.remove('A')
  await press()
  expect(skus()).toEqual([])
  leave()
  // Another size of the same page.
  const leaveOther = setChosen(line('B'))
  await press()
  expect(skus()).toEqual(['B'])
  leaveOther()
  await Promise.resolve()
  setChosen(line('A'))
  await press()
  expect(skus()).toEqual(['B', 'A'])
})

it('only opens the list for “View quote list”', async () => {
  registerPopup(openPopup)
  setChosen(line('C'))
  expect(openQuoteList()).toBe(true)
  expect(openPopup).toHaveBeenCalledExactlyOnceWith()
  expect(skus()).toEqual([])
})

it('does not add again what its button has added', async () => {
  registerPopup(openPopup)
  setChosen(line('D'))
  expect(await addToQuote(line('D'))).toBeUndefined()
  quoteActions.remove('D')
  await press()
  expect(skus()).toEqual([])
})

it('says why an article was not added', async () => {
  registerPopup(openPopup)
  const full = Array.from({ length: maxLines }, (_, index) => line(`S-${index}`))
  for (const each of full) quoteActions.add(each)
  expect(await addToQuote(line('E'))).toBe(fullListProblem)
  setChosen(line('F'))
  expect(await press()).toBe(fullListProblem)
  vi.doMock('./quote-actions', () => {
    throw new Error('No connection')
  })
  vi.resetModules()
  const fresh = await import('./quote-popup')
  expect(await fresh.addToQuote(line('E'))).toMatch(/^Not added/)
})

it('says so where there is no popup', () => {
  registerPopup(openPopup)()
  expect([openQuoteList(), openWithChosen()]).toEqual([false, false])
})
