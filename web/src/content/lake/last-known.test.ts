import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { config } from '../config'
import { recallAnswer, rememberAnswer } from './last-known'

config.storeDir = mkdtempSync(join(tmpdir(), 'answers-'))
const question = (query: string) => ({ query, params: { slug: 'a' }, perspective: 'published' })

it('recalls the last answer to the same question, and to no other', () => {
  rememberAnswer(question('one'), { result: { name: 'old' }, syncTags: ['s1:a'] })
  rememberAnswer(question('one'), { result: { name: 'new' }, syncTags: ['s1:b'] })
  expect(recallAnswer(question('one'))).toEqual({ result: { name: 'new' }, syncTags: ['s1:b'] })
  expect(recallAnswer({ ...question('one'), params: { slug: 'b' } })).toBeUndefined()
  expect(recallAnswer({ ...question('one'), perspective: 'drafts' })).toBeUndefined()
})

it.each([[null], [{ category: null, subCategory: null }]])('keeps nothing of %j', (result) => {
  rememberAnswer(question('nothing'), { result, syncTags: [] })
  expect(recallAnswer(question('nothing'))).toBeUndefined()
})

it('keeps an empty list: it is an answer', () => {
  rememberAnswer(question('list'), { result: [], syncTags: [] })
  expect(recallAnswer(question('list'))).toEqual({ result: [], syncTags: [] })
})
