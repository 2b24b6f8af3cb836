import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { removeAbandoned } from './leftovers.ts'

test('what nobody has written to for an hour is removed, the rest stays', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'leftovers-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const twoHoursAgo = new Date(Date.now() - 2 * 60 * 60 * 1000)
  for (const name of ['old.sqlite', 'old.txt', 'new.sqlite']) writeFileSync(join(folder, name), '')
  mkdirSync(join(folder, 'pack.sqlite'))
  for (const name of ['old.sqlite', 'old.txt', 'pack.sqlite'])
    utimesSync(join(folder, name), twoHoursAgo, twoHoursAgo)
  await removeAbandoned(folder, (name) => name.endsWith('.sqlite'))
  expect(readdirSync(folder).sort()).toEqual(['new.sqlite', 'old.txt'])
  await removeAbandoned(folder)
  expect(readdirSync(folder)).toEqual(['new.sqlite'])
  await removeAbandoned(join(folder, 'missing'))
})
