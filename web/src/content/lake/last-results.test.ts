import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { config } from '../config'
import { readLastResult, saveLastResult } from './last-results'

config.storeDir = mkdtempSync(join(tmpdir(), 'results-'))
const key = (query: string) => ({ query, params: { slug: 'a' }, perspective: 'published' })

it('reads the last result of the same query key, and of no other', () => {
  saveLastResult(key('one'), { result: { name: 'old' }, syncTags: ['s1:a'] })
  saveLastResult(key('one'), { result: { name: 'new' }, syncTags: ['s1:b'] })
  expect(readLastResult(key('one'))).toEqual({ result: { name: 'new' }, syncTags: ['s1:b'] })
  expect(readLastResult({ ...key('one'), params: { slug: 'b' } })).toBeUndefined()
  expect(readLastResult({ ...key('one'), perspective: 'drafts' })).toBeUndefined()
})

it.each([[null], [{ category: null, subCategory: null }]])('does not store %j', (result) => {
  saveLastResult(key('nothing'), { result, syncTags: [] })
  expect(readLastResult(key('nothing'))).toBeUndefined()
})

it('forgets what was withdrawn, so that it does not come back while the lake is down', () => {
  saveLastResult(key('page'), { result: { title: 'Sale' }, syncTags: [] })
  saveLastResult(key('page'), { result: null, syncTags: [] })
  expect(readLastResult(key('page'))).toBeUndefined()
  const cards = { ...key('withdrawn'), params: { ids: ['a', 'b'] } }
  saveLastResult(cards, { result: [{ _id: 'a' }, { _id: 'b' }], syncTags: [] })
  saveLastResult(cards, { result: [{ _id: 'b' }], syncTags: [] })
  expect(readLastResult(cards)?.result).toEqual([{ _id: 'b' }])
})

it('stores an empty list: it is a result', () => {
  saveLastResult(key('list'), { result: [], syncTags: [] })
  expect(readLastResult(key('list'))).toEqual({ result: [], syncTags: [] })
})

it('stores documents of a list of ids one by one, and puts other lists together from them', () => {
  const cards = (...ids: string[]) => ({ ...key('cards'), params: { ids } })
  const [a, b, c] = ['a', 'b', 'c'].map((_id) => ({ _id }))
  saveLastResult(cards('a', 'b'), { result: [a, b], syncTags: ['s1:ab'] })
  saveLastResult(cards('c'), { result: [c], syncTags: ['s1:c'] })
  expect(readLastResult(cards('c', 'b', 'unknown'))).toEqual({ result: [c, b], syncTags: ['s1:c', 's1:ab'] })
  expect(readLastResult(cards('unknown'))).toBeUndefined()
})
