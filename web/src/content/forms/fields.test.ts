import { expect, it } from 'vitest'
import { z } from 'zod'
import { requiredLine, shortList } from './fields'

const list = shortList(z.object({ sku: z.string() }), 2)

it('describes a list that is too long in one problem, and not each of its entries', () => {
  expect(list.safeParse([{}, {}, {}]).error?.issues).toHaveLength(1)
})

it('describes the entries of a short list', () => {
  expect(list.safeParse([{ sku: 'KBB-01' }, {}]).error?.issues).toMatchObject([{ path: [1, 'sku'] }])
  expect(list.parse([{ sku: 'KBB-01' }])).toEqual([{ sku: 'KBB-01' }])
})

it('a required text shows something', () => {
  const name = requiredLine({ maxLength: 20, message: 'Please enter your name' })
  for (const text of ['', '  ', '\u202E\u200B', '\u00AD\u2060', '\u0301'])
    expect(name.safeParse(text).success).toBe(false)
  for (const text of ['Ann', '山', '7', '?', '👩‍🍳']) expect(name.parse(` ${text} `)).toBe(text)
})
