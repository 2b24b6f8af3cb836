import type { InitialValueResolverContext } from 'sanity'
import { expect, it } from 'vitest'
import { clientOver } from '../testing/dataset.ts'
import { productOfKind } from './templates.ts'

const documents = [
  { _id: 'a', _type: 'product', number: 1, category: 'Chair', sku: 'CH_0015' },
  { _id: 'drafts.b', _type: 'product', number: 2, category: 'Chair', sku: 'CH_0032' },
  { _id: 'c', _type: 'product', number: 3, category: 'Table', sku: 'CH_0040' },
  { _id: 'd', _type: 'product', number: 4, category: 'Chair', sku: 7 },
  { _id: 'e', _type: 'product', number: 5, category: 'Sofa' },
]

const context = { getClient: () => clientOver(documents) } as unknown as InitialValueResolverContext
const made = (category: string) =>
  typeof productOfKind.value === 'function' ? productOfKind.value({ category }, context) : undefined

it('gives a new product its kind and the next article number of the letters of that kind', async () =>
  expect(await made('Chair')).toEqual({ category: 'Chair', sku: 'CH_0041' }))

it('leaves the article number of the first product of a kind to the editor', async () =>
  expect(await made('Sofa')).toEqual({ category: 'Sofa' }))
