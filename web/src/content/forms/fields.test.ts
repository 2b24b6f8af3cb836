import { expect, it } from 'vitest'
import { z } from 'zod'
import { shortList } from './fields'

const list = shortList(z.object({ sku: z.string() }), 2)

it('describes a list that is too long in one problem, and not each of its entries', () => {
  expect(list.safeParse([{}, {}, {}]).error?.issues).toHaveLength(1)
})

it('describes the entries of a short list', () => {
  expect(list.safeParse([{ sku: 'KBB-01' }, {}]).error?.issues).toMatchObject([{ path: [1, 'sku'] }])
  expect(list.parse([{ sku: 'KBB-01' }])).toEqual([{ sku: 'KBB-01' }])
})
