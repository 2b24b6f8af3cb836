import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { makeFolder } from './folder.ts'

let above: string
beforeEach(() => {
  above = realpathSync(mkdtempSync(join(tmpdir(), 'packages-')))
  onTestFinished(() => rmSync(above, { recursive: true, force: true }))
})

test('a package gets a new folder at its real path, and one that exists is refused', async () => {
  symlinkSync(above, join(above, 'link'))
  const made = await makeFolder(join(above, 'link', 'new', 'site'), 0o700)
  expect(made.path).toBe(join(above, 'new', 'site'))
  await expect(makeFolder(made.path, 0o700)).rejects.toThrow('exists already')
  made.remove()
  expect(readdirSync(join(above, 'new'))).toEqual([])
})

test.skipIf(process.platform === 'win32')(
  'a folder in one that other users can change is refused',
  async () => {
    chmodSync(above, 0o777)
    await expect(makeFolder(join(above, 'site'), 0o700)).rejects.toThrow(`chmod go-w ${above}`)
    await expect(makeFolder(join(above, 'between', 'site'), 0o700)).rejects.toThrow(`chmod go-w ${above}`)
    // as in /tmp, nobody else can rename it
    chmodSync(above, 0o1777)
    const made = await makeFolder(join(above, 'site'), 0o700)
    expect(readdirSync(above)).toContain('site')
    made.remove()
  },
)

test('a folder that took its place meanwhile is not removed', async () => {
  const made = await makeFolder(join(above, 'site'), 0o700)
  renameSync(made.path, join(above, 'moved'))
  mkdirSync(made.path)
  writeFileSync(join(made.path, 'photo.jpg'), '')
  made.remove()
  expect(readdirSync(made.path)).toEqual(['photo.jpg'])
})
