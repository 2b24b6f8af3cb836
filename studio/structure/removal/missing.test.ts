import { evaluate, parse } from 'groq-js'
import { expect, it } from 'vitest'
import { missingReasons, requiredParams, requiredQuery } from './missing.ts'

const to = (_ref: string, rest: object = {}) => ({ _type: 'reference', _ref, ...rest })

async function reasons(form: object, dataset: object[]): Promise<string[]> {
  const item = { _id: 'item', _type: 'subCategory', ...form }
  const params = requiredParams(item)
  const found = await evaluate(parse(requiredQuery, { params }), { dataset, params })
  return missingReasons(item, (await found.get()) as Parameters<typeof missingReasons>[1])
}

const item = { parent: to('trays'), selling: { certificates: [to('safe'), to('safe')] } }

it('names what a document cannot be restored without, and the next step', async () => {
  const dataset = [
    { _id: 'deleted.trays', _type: 'deletedDocument', title: 'Edb Trays' },
    { _id: 'drafts.safe', _type: 'certificate', title: 'Dry food' },
  ]
  expect(await reasons(item, dataset)).toEqual([
    'It is part of “Edb Trays”, which was deleted. Restore and publish that first.',
    'It needs “Dry food”, which is not published. Publish that first.',
  ])
})

it('asks for a publish of a category that was restored as a draft', async () => {
  expect(await reasons(item, [{ _id: 'drafts.trays', name: 'Edb Trays' }, { _id: 'safe' }])).toEqual([
    'It is part of “Edb Trays”, which is not published. Publish that first.',
  ])
})

it('has no next step when the record of a deletion is gone too', async () => {
  expect(await reasons({ picture: { asset: to('image-a') } }, [])).toEqual([
    'It needs a document or a picture that no longer exists, so it cannot be restored.',
  ])
})

it('needs the page that a redirect leads to', async () => {
  const redirect = { _type: 'redirect', from: '/old', to: to('about', { _weak: true }) }
  const deleted = { _id: 'deleted.about', _type: 'deletedDocument', title: 'About us' }
  expect(await reasons(redirect, [deleted])).toEqual([
    'It leads to “About us”, which was deleted. Restore and publish that first.',
  ])
  expect(await reasons(redirect, [{ _id: 'about' }])).toEqual([])
})

it('needs neither weak references nor what is published', async () => {
  const form = { ...item, replaces: to('gone', { _weak: true }) }
  expect(await reasons(form, [{ _id: 'trays' }, { _id: 'safe' }])).toEqual([])
})
