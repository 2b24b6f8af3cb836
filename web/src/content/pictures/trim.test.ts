import { mkdtempSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { trimFolder } from './trim'

it('removes what was not touched longest once the folder is too large', () => {
  const folder = mkdtempSync(join(tmpdir(), 'trim-'))
  const add = (name: string, age: number) => {
    writeFileSync(join(folder, name), 'x'.repeat(100))
    utimesSync(join(folder, name), Date.now() / 1000 - age, Date.now() / 1000 - age)
  }
  add('old', 300)
  add('older', 600)
  add('new', 0)
  trimFolder(folder, 1000, 100)
  expect(readdirSync(folder)).toHaveLength(3)
  trimFolder(folder, 250, 100)
  expect(readdirSync(folder).toSorted()).toEqual(['new', 'old'])
})
