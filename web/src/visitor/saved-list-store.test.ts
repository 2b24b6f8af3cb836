// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest'
import type { CartLine } from '@/content/cart/types'
import { hasList, maxLists, parseLists, savedListStore, saveList } from './saved-list-store'

const line: CartLine = {
  key: '1|M|',
  product: 1,
  option: { size: 'M' },
  quantity: 2,
  seen: { name: 'Chair', unitPrice: 8500, href: '/product-details/1' },
  now: 7900,
}
beforeEach(() => localStorage.clear())

it('keeps lines under a name, at the price of today, and reads them again', () => {
  expect(saveList(' Weekly order ', [line, { ...line, key: '2||', product: 2, quantity: 0 }])).toBeUndefined()
  const [list] = savedListStore.get() ?? []
  expect(list).toMatchObject({ name: 'Weekly order' })
  const stored = JSON.parse(localStorage.getItem('saved-lists') ?? '') as { value: unknown }
  expect(parseLists(stored.value)?.[0]?.lines).toEqual([
    {
      product: 1,
      option: { size: 'M', colour: undefined },
      quantity: 2,
      name: 'Chair',
      unitPrice: 7900,
    },
  ])
})

it('replaces a list of the same name, the newest first', () => {
  saveList('Weekly order', [line])
  saveList('Office', [line])
  expect([hasList(' weekly ORDER '), hasList('Weekly')]).toEqual([true, false])
  saveList('weekly ORDER', [{ ...line, quantity: 5 }])
  expect(savedListStore.get()?.map(({ name }) => name)).toEqual(['weekly ORDER', 'Office'])
})

it('refuses a list without a name, without lines, and one too many', () => {
  expect(saveList('  ', [line])).toMatch(/name/)
  expect(saveList('Empty', [{ ...line, quantity: 0 }])).toMatch(/nothing in the cart/)
  for (let count = 0; count < maxLists; count++) expect(saveList(`List ${count}`, [line])).toBeUndefined()
  expect(saveList('One more', [line])).toMatch(/20 lists already/)
  expect(saveList('List 3', [line])).toBeUndefined()
})

it('drops stored lists and lines that cannot be used', () => {
  const good = {
    id: 'a',
    name: 'A',
    savedAt: '2026-11-20',
    lines: [{ ...line, name: 'Chair', unitPrice: 1 }],
  }
  expect(
    parseLists([
      good,
      { ...good, savedAt: 'soon' },
      { ...good, lines: [{ product: -1 }] },
      { ...good, name: '' },
      null,
    ]),
  ).toHaveLength(1)
  expect(parseLists({})).toBeUndefined()
})
