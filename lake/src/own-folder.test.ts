import { chmodSync, chownSync, mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { findIntruder, membersOf } from './own-folder.ts'

test('the users in a group are those whose first one it is, and those that it lists', () => {
  const lines = (text: string) => text.split(' ').map((line) => line.split(':'))
  const users = lines('root:x:0:0 ann:x:1000:100 bob:x:1001:1001')
  const groups = lines('root:x:0: users:x:100:bob ann:x:1000: empty:x:50:')
  expect(membersOf(100, users, groups)).toEqual(['ann', 'bob'])
  expect(membersOf(50, users, groups)).toEqual([])
  expect(membersOf(7, users, groups)).toBeUndefined()
})

test.skipIf(process.getuid?.() !== 0 || process.platform !== 'linux')(
  'a folder in which a group can write is open to its members, and to nobody when it has none but its user',
  async () => {
    const above = realpathSync(mkdtempSync(join(tmpdir(), 'own-folder-')))
    onTestFinished(() => rmSync(above, { recursive: true }))
    const folder = join(above, 'of-a-group')
    mkdirSync(folder)
    const inGroup = async (gid: number) => {
      chownSync(folder, 0, gid)
      chmodSync(folder, 0o2775)
      return findIntruder(folder)
    }
    expect(await inGroup(0)).toBeUndefined()
    // that of "nobody", and one without a name that this process is not in
    expect(await inGroup(65_534)).toEqual({ who: 'group', path: folder })
    expect(await inGroup(54_321)).toEqual({ who: 'group', path: folder })
    const groups = process.getgroups?.() ?? []
    process.setgroups?.([...groups, 54_321])
    onTestFinished(() => process.setgroups?.(groups))
    expect(await inGroup(54_321)).toBeUndefined()
  },
)
