// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { deleteOwnData } from './own-data'
import { quoteFields, sampleFields } from './kept-fields'

it('deletes what was typed into forms', () => {
  for (const fields of [quoteFields, sampleFields]) {
    fields.keep({ name: 'Ada' })
    expect(fields.first()).toEqual({ name: 'Ada' })
  }
  deleteOwnData()
  expect([quoteFields.first(), sampleFields.first(), sessionStorage.length]).toEqual([{}, {}, 0])
})
