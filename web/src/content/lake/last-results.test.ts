import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { config } from '../config'
import { readLastResult, saveLastResult } from './last-results'

config.storeDir = mkdtempSync(join(tmpdir(), 'answers-'))
const question = (query: string) => ({ query, params: { slug: 'a' }, perspective: 'published' })

it('recalls the last answer to the same question, and to no other', () => {
  saveLastResult(question('one'), { result: { name: 'old' }, syncTags: ['s1:a'] })
  saveLastResult(question('one'), { result: { name: 'new' }, syncTags: ['s1:b'] })
  expect(readLastResult(question('one'))).toEqual({ result: { name: 'new' }, syncTags: ['s1:b'] })
  expect(readLastResult({ ...question('one'), params: { slug: 'b' } })).toBeUndefined()
  expect(readLastResult({ ...question('one'), perspective: 'drafts' })).toBeUndefined()
})

it.each([[null], [{ category: null, subCategory: null }]])('keeps nothing of %j', (result) => {
  saveLastResult(question('nothing'), { result, syncTags: [] })
  expect(readLastResult(question('nothing'))).toBeUndefined()
})

it('keeps an empty list: it is an answer', () => {
  saveLastResult(question('list'), { result: [], syncTags: [] })
  expect(readLastResult(question('list'))).toEqual({ result: [], syncTags: [] })
})
