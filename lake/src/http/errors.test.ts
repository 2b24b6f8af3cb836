import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { diskFull } from './errors.ts'

test('a full disk is reported, whether SQLite or the file system noticed it', () => {
  const db = new DatabaseSync(':memory:')
  db.exec('CREATE TABLE a (b); PRAGMA max_page_count = 3')
  let found: unknown
  try {
    db.prepare('INSERT INTO a VALUES (zeroblob(100000))').run()
  } catch (error) {
    found = error
  }
  for (const error of [found, Object.assign(new Error('write'), { code: 'ENOSPC' })])
    expect(diskFull(error)).toMatchObject({
      status: 507,
      message: expect.stringContaining('The disk is full'),
    })
  expect(diskFull(new Error('other'))).toBeUndefined()
})
