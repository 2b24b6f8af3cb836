import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import {
  backupName,
  backupsIn,
  isBackupDue,
  isUnfinished,
  outdatedBackups,
  pruneBackups,
  unfinishedName,
} from './folder.ts'

const at = (text: string) => new Date(text)
const stored = (text: string) => ({ file: text, takenAt: at(text) })

test('the newest backup of each of the last days and weeks is kept', () => {
  // Monday 23 November 2026 and the 40 days before, two a day
  const backups = Array.from({ length: 41 }, (_, ago) => Date.UTC(2026, 10, 23) - ago * 86_400_000).flatMap(
    (day) => [stored(new Date(day + 13 * 3_600_000).toISOString()), stored(new Date(day).toISOString())],
  )
  const outdated = new Set(outdatedBackups(backups, { daily: 3, weekly: 4 }))
  const kept = backups.filter((backup) => !outdated.has(backup)).map(({ file }) => file.slice(0, 13))
  expect(kept).toEqual([
    '2026-11-23T13',
    '2026-11-22T13',
    '2026-11-21T13',
    // Sundays; that of the week before is among the days
    '2026-11-15T13',
    '2026-11-08T13',
  ])
})

test('days without a backup delete nothing', () => {
  const backups = [stored('2026-11-22T03:00Z'), stored('2026-05-01T03:00Z'), stored('2025-01-01T03:00Z')]
  expect(outdatedBackups(backups, { daily: 3, weekly: 0 })).toEqual([])
})

test('a folder is read newest first; other files in it are neither read nor deleted', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'backups-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const [older, newer] = [at('2026-01-01T03:00:05Z'), at('2026-01-02T03:00:00Z')]
  // the last one is being written by another process
  const names = [
    backupName(older),
    backupName(newer),
    'lake.tar.gz',
    basename(unfinishedName(backupName(newer))),
  ]
  for (const name of names) writeFileSync(join(folder, name), '')
  expect((await backupsIn(folder)).map(({ takenAt }) => takenAt)).toEqual([newer, older])
  expect(await pruneBackups(folder, { daily: 1, weekly: 0 }, '')).toBe(1)
  // the second as earlier versions named it
  expect([names[3] ?? '', `${names[1]}.unfinished`].every(isUnfinished)).toBe(true)
  expect(names.slice(0, 3).some(isUnfinished)).toBe(false)
  expect(readdirSync(folder).sort()).toEqual(names.slice(1).sort())
  // another machine's clock is ahead: its backup is the newest, and the one just written stays, too
  writeFileSync(join(folder, backupName(older)), '')
  expect(await pruneBackups(folder, { daily: 1, weekly: 0 }, join(folder, backupName(older)))).toBe(0)
})

test.each([
  ['there is none', undefined, '2026-11-22T01:00Z', true],
  ['the last one is of this morning', '2026-11-22T03:00Z', '2026-11-22T23:59Z', false],
  ['it is before three the next day', '2026-11-22T03:10Z', '2026-11-23T02:59Z', false],
  ['it is three the next day', '2026-11-22T03:10Z', '2026-11-23T03:00Z', true],
  ['the machine was off at three', '2026-11-21T03:10Z', '2026-11-22T09:00Z', true],
])('whether a backup is due when %s', (_, newest, now, isDue) => {
  expect(isBackupDue(newest === undefined ? undefined : at(newest), at(now))).toBe(isDue)
})
