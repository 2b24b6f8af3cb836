import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { create, extract } from 'tar'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { backupName } from '../src/backup/folder.ts'
import { readWebhooks } from '../src/live/webhook-config.ts'
import { tool } from '../testing/cli.ts'
import { startReceiver } from '../testing/receiver.ts'
import { lakeForTest, secretsIn, startTestLake, temporaryFolder } from '../testing/test-lake.ts'

let folder: string
beforeAll(() => {
  folder = temporaryFolder()
  return () => rmSync(folder, { recursive: true, force: true })
})

test('private links of earlier emails stay valid, and what was built from the old content does not', async () => {
  const lake = await lakeForTest()
  const file = join(folder, 'secrets.tar.gz')
  await tool(lake.dataDir, ['backup', file])
  const dataDir = join(folder, 'secrets')
  expect(await tool(dataDir, ['restore', file])).toMatchObject({ code: 0 })
  const [before, after] = [secretsIn(lake.dataDir), secretsIn(dataDir)]
  expect(after.revalidateSecret).toBe(before.revalidateSecret)
  expect(before.contentId).toMatch(/^[\w-]{16}$/)
  expect(after.contentId).toMatch(/^[\w-]{16}$/)
  expect(after.contentId).not.toBe(before.contentId)
})

test('a restored lake sends no webhooks of what had happened before', async () => {
  const { url, attempts } = await startReceiver([500, 200])
  const webhooks = readWebhooks(JSON.stringify([{ name: 'a', url, projection: '{_id}' }]))
  const lake = await lakeForTest({ webhooks, webhookDelays: [60_000] })
  await lake.client().create({ _id: 'early', _type: 'x' })
  await sleep(5)
  const at = new Date().toISOString()
  await sleep(5)
  await lake.client().create({ _id: 'undone', _type: 'x' })
  await expect.poll(() => attempts.length).toBeGreaterThan(0)
  const file = join(folder, 'queued.tar.gz')
  await tool(lake.dataDir, ['backup', file])
  await lake.close()
  attempts.length = 0
  for (const [name, ...flags] of [['whole'], ['rewound', '--at', at]] as const) {
    const dataDir = join(folder, `queued-${name}`)
    expect(await tool(dataDir, ['restore', file, ...flags])).toMatchObject({ code: 0 })
    const restored = await startTestLake({ dataDir, webhooks, webhookDelays: [20] })
    onTestFinished(() => restored.close())
    await restored.client().create({ _id: `after-${name}`, _type: 'x' })
  }
  const sent = () => attempts.map(({ body }) => (body as { _id: string })._id)
  await expect.poll(sent).toContain('after-rewound')
  await expect.poll(sent).toContain('after-whole')
  expect(new Set(sent())).toEqual(new Set(['after-whole', 'after-rewound']))
})

test('only the person who restores can read what arrives, whatever modes the backup states', async () => {
  const lake = await lakeForTest()
  await lake.client().assets.upload('file', Buffer.from('content'), { filename: 'a.txt' })
  const [file, content] = [join(folder, 'modes.tar.gz'), join(folder, 'modes')]
  await tool(lake.dataDir, ['backup', file])
  mkdirSync(content)
  await extract({ file, cwd: content })
  const contained = readdirSync(content, { recursive: true, encoding: 'utf8' })
  for (const name of contained) chmodSync(join(content, name), 0o4755)
  await create({ file, cwd: content, gzip: true }, readdirSync(content))
  const dataDir = join(folder, 'from-modes')
  expect(await tool(dataDir, ['restore', file])).toMatchObject({ code: 0 })
  const modes = new Set(
    readdirSync(dataDir, { recursive: true, withFileTypes: true }).map((entry) => {
      const { mode } = statSync(join(entry.parentPath, entry.name))
      return `${entry.isDirectory() ? 'folder' : 'file'} ${(mode & 0o7777).toString(8)}`
    }),
  )
  expect(modes).toEqual(new Set(['folder 700', 'file 600']))
})

test('while one process restores, another does not; one that was killed is in no way', async () => {
  const lake = await lakeForTest()
  const [file, dataDir] = [join(folder, 'once.tar.gz'), join(folder, 'once')]
  await tool(lake.dataDir, ['backup', file])
  const other = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60000)'])
  mkdirSync(join(dataDir, 'restoring'), { recursive: true })
  writeFileSync(join(dataDir, 'restoring/process'), `${other.pid}\n`)
  const refused = await tool(dataDir, ['restore', file])
  expect(refused).toMatchObject({ code: 1 })
  expect(refused.said).toContain(`Process ${other.pid} restores a lake`)
  const ended = once(other, 'exit')
  other.kill('SIGKILL')
  await ended
  expect(await tool(dataDir, ['restore', file])).toMatchObject({ code: 0 })
  expect(readdirSync(dataDir).sort()).toEqual(['lake.sqlite', 'secrets.json'])
})

test('a restore that fails leaves no lake, and can be run again', async () => {
  const broken = join(folder, 'broken.tar.gz')
  const content = join(folder, 'broken')
  mkdirSync(content)
  writeFileSync(join(content, 'lake.sqlite'), 'this is no database')
  await create({ file: broken, cwd: content, gzip: true }, ['lake.sqlite'])
  const dataDir = join(folder, 'after-failure')
  expect(await tool(dataDir, ['restore', broken])).toMatchObject({ code: 1 })
  expect(readdirSync(dataDir)).toEqual([])

  const lake = await lakeForTest()
  await lake.client().create({ _id: 'note', _type: 'note' })
  await lake.client().assets.upload('file', Buffer.from('content'), { filename: 'a.txt' })
  const file = join(folder, 'sound.tar.gz')
  await tool(lake.dataDir, ['backup', file])
  // as a restore that was killed leaves it
  mkdirSync(join(dataDir, 'restoring/assets'), { recursive: true })
  copyFileSync(broken, join(dataDir, 'restoring/lake.sqlite'))
  expect(await tool(dataDir, ['restore', file])).toMatchObject({ code: 0 })
  expect(readdirSync(dataDir).sort()).toEqual(['assets', 'lake.sqlite', 'secrets.json'])
  expect(readdirSync(join(dataDir, 'assets/files'))).toHaveLength(1)
  const restored = await startTestLake({ dataDir })
  onTestFinished(() => restored.close())
  expect(await restored.client().getDocument('note')).toMatchObject({ _type: 'note' })
})

test.each(['lake.sqlite', 'lake.sqlite-wal', 'lake.sqlite-shm'])(
  'a folder with %s is refused, and stays as it is',
  async (name) => {
    const lake = await lakeForTest()
    const file = join(folder, `beside-${name}.tar.gz`)
    await tool(lake.dataDir, ['backup', file])
    const dataDir = join(folder, `beside-${name}`)
    mkdirSync(dataDir)
    writeFileSync(join(dataDir, name), '')
    const { code, said } = await tool(dataDir, ['restore', file])
    expect([code, said]).toEqual([1, expect.stringContaining(`already holds a lake (${name})`)])
    expect(readdirSync(dataDir)).toEqual([name])
  },
)

test('another backup that cannot be read is skipped with a warning', async () => {
  const lake = await lakeForTest()
  const { _id } = await lake.client().assets.upload('file', Buffer.from('deleted'), { filename: 'a.txt' })
  const backups = join(folder, 'damaged')
  const named = (day: number) => join(backups, backupName(new Date(Date.UTC(2026, 0, day))))
  await tool(lake.dataDir, ['backup', named(1)])
  await sleep(5)
  const at = new Date().toISOString()
  await sleep(5)
  await lake.client().delete(_id)
  await expect.poll(() => readdirSync(join(lake.dataDir, 'assets/files'))).toEqual([])
  writeFileSync(named(2), 'damaged')
  await tool(lake.dataDir, ['backup', join(backups, backupName(new Date(Date.now() + 1000)))])
  const dataDir = join(folder, 'from-damaged')
  const { code, said } = await tool(dataDir, ['restore', backups, '--at', at])
  expect([code, said]).toEqual([0, expect.stringContaining(`! ${named(2)} cannot be read; it was skipped`)])
  expect(readdirSync(join(dataDir, 'assets/files'))).toHaveLength(1)
  expect(existsSync(join(dataDir, 'lake.sqlite'))).toBe(true)
})
