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

it('stores an empty list: it is a result', () => {
  saveLastResult(key('list'), { result: [], syncTags: [] })
  expect(readLastResult(key('list'))).toEqual({ result: [], syncTags: [] })
})
