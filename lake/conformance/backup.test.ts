import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { create } from 'tar'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { backupName, backupsIn } from '../src/backup/folder.ts'
import { BackupSchedule } from '../src/backup/schedule.ts'
import { restoreFolder, snapshotFolder } from '../src/store/leftovers.ts'
import { tool } from '../testing/cli.ts'
import { plainPicture } from '../testing/pictures.ts'
import { lakeForTest, startTestLake, temporaryFolder } from '../testing/test-lake.ts'

let folder: string
beforeAll(() => {
  folder = temporaryFolder()
  return () => rmSync(folder, { recursive: true, force: true })
})

/** A moment between two writes; timestamps have milliseconds. */
async function moment(): Promise<string> {
  await sleep(5)
  const now = new Date().toISOString()
  await sleep(5)
  return now
}

async function restored(dataDir: string) {
  const lake = await startTestLake({ dataDir })
  onTestFinished(() => lake.close())
  return lake
}

test('a restore to a moment has what was there then, with assets, and nothing of what came later', async () => {
  const lake = await lakeForTest()
  const client = lake.client()
  const early = await client.assets.upload('image', await plainPicture(20, 10), { filename: 'early.png' })
  const asset = { _type: 'reference', _ref: early._id }
  await client.create({ _id: 'changed', _type: 'note', text: 'before', picture: { _type: 'image', asset } })
  await client.create({ _id: 'deleted', _type: 'note', text: 'still here' })
  await client.create({ _id: 'drafts.open', _type: 'note', text: 'a draft' })
  const before = join(folder, 'point', backupName(new Date('2026-01-01T00:00:00Z')))
  expect(await tool(lake.dataDir, ['backup', before])).toMatchObject({ code: 0 })

  const at = await moment()
  const late = await client.assets.upload('file', Buffer.from('late'), { filename: 'late.txt' })
  await client.create({ _id: 'new', _type: 'note', text: 'too late' })
  await client.patch('changed').set({ text: 'after' }).unset(['picture']).commit()
  await client.delete('deleted')
  await client.delete('drafts.open')
  await client.delete(early._id)
  await expect.poll(() => readdirSync(join(lake.dataDir, 'assets/images'))).toEqual([])
  const after = join(folder, 'point', backupName(new Date(Date.now() + 1000)))
  expect(await tool(lake.dataDir, ['backup', after])).toMatchObject({ code: 0 })

  const dataDir = join(folder, 'rewound')
  const result = await tool(dataDir, ['restore', join(folder, 'point'), '--at', at])
  expect(result).toMatchObject({
    code: 0,
    said: expect.stringContaining('6 transactions after') as string,
  })
  const again = await restored(dataDir)
  const texts = await again.client().fetch('*[_type == "note"] | order(_id).text', {}, { perspective: 'raw' })
  expect(texts).toEqual(['before', 'still here', 'a draft'])
  const url = await again.client().fetch<string>('*[_id == "changed"][0].picture.asset->url')
  expect((await fetch(url)).status).toBe(200)
  expect(await again.client().getDocument(late._id)).toBeUndefined()
  expect(readdirSync(join(dataDir, 'assets'))).toEqual(['images'])
  const history = await again.request('/data/history/production/transactions/changed')
  expect((await history.text()).trim().split('\n')).toHaveLength(1)
  // the log goes on
  await again.client().patch('changed').set({ text: 'anew' }).commit()
  expect(await again.client().getDocument('changed')).toMatchObject({ text: 'anew' })
})

test('assets that are deleted while a backup is packed are in it, with their files', async () => {
  const lake = await lakeForTest()
  const client = lake.client()
  const uploads = Array.from({ length: 24 }, () => client.assets.upload('file', randomBytes(1_000_000)))
  const ids = (await Promise.all(uploads)).map(({ _id }) => _id)
  const file = join(folder, 'deleting.tar.gz')
  const backup = tool(lake.dataDir, ['backup', file])
  await expect
    .poll(() => globSync('pack-*/lake.sqlite', { cwd: snapshotFolder(lake.dataDir) }))
    .toHaveLength(1)
  await client.delete({ query: '*[_id in $ids]', params: { ids } })
  expect(await backup).toMatchObject({ code: 0 })
  expect(readdirSync(join(lake.dataDir, 'assets/files'))).toEqual([])

  const dataDir = join(folder, 'undeleted')
  await tool(dataDir, ['restore', file])
  const urls = await (await restored(dataDir)).client().fetch<string[]>('*[_id in $ids].url', { ids })
  expect(urls).toHaveLength(ids.length)
  for (const url of urls) expect((await fetch(url)).status).toBe(200)
})

test('a restore to a moment keeps what was written after a commit of a clock that was ahead', async () => {
  const lake = await lakeForTest()
  const client = lake.client()
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 86_400_000 })
  onTestFinished(() => void vi.useRealTimers())
  await client.create({ _id: 'a-ahead', _type: 'note' })
  vi.useRealTimers()
  await client.create({ _id: 'b-kept', _type: 'note' })
  const at = await moment()
  await client.create({ _id: 'c-undone', _type: 'note' })
  const file = join(folder, 'backwards.tar.gz')
  await tool(lake.dataDir, ['backup', file])
  const dataDir = join(folder, 'from-backwards')
  const { code, said } = await tool(dataDir, ['restore', file, '--at', at])
  expect(code).toBe(0)
  expect(said).toContain('1 transactions after')
  expect(said).toContain('! Times in the log run backwards')
  expect(await (await restored(dataDir)).client().fetch('*[_type == "note"]._id | order(@)')).toEqual([
    'a-ahead',
    'b-kept',
  ])
})

test('without --at the newest backup of a folder is restored', async () => {
  const lake = await lakeForTest()
  const backups = join(folder, 'newest')
  for (const [index, text] of ['first', 'second'].entries()) {
    await lake.client().createOrReplace({ _id: 'note', _type: 'note', text })
    await tool(lake.dataDir, ['backup', join(backups, backupName(new Date(Date.UTC(2026, 0, index + 1))))])
  }
  const dataDir = join(folder, 'from-newest')
  expect(await tool(dataDir, ['restore', backups])).toMatchObject({ code: 0 })
  expect(await (await restored(dataDir)).client().getDocument('note')).toMatchObject({ text: 'second' })
})

test('a backup from a time when the clock was a year ahead hides no other one', async () => {
  const lake = await lakeForTest()
  const backups = join(folder, 'ahead')
  const [past, ahead] = [-2, 365].map((days) => backupName(new Date(Date.now() + days * 86_400_000)))
  for (const [name, text] of [[ahead, 'first'] as const, [past, 'second'] as const]) {
    await lake.client().createOrReplace({ _id: 'note', _type: 'note', text })
    await tool(lake.dataDir, ['backup', join(backups, name ?? '')])
  }
  const dataDir = join(folder, 'from-ahead')
  const result = await tool(dataDir, ['restore', backups])
  expect(result.said).toContain(`${ahead} has a date in the future and was skipped`)
  expect(await (await restored(dataDir)).client().getDocument('note')).toMatchObject({ text: 'second' })

  const log: Record<string, unknown>[] = []
  const schedule = new BackupSchedule({
    folder: backups,
    retention: { daily: 1, weekly: 0 },
    dataDir: lake.dataDir,
    log: (line) => log.push(line),
    waits: [10, 60_000],
  })
  onTestFinished(() => schedule.close())
  expect((await schedule.state()).newest?.slice(0, 10)).toBe(past?.slice(5, 15))
  await expect.poll(() => log, { timeout: 15_000 }).toEqual([{ event: 'backup', folder: backups }])
  expect((await backupsIn(backups)).filter(({ file }) => file !== join(backups, ahead ?? ''))).toHaveLength(1)
})

test('an asset whose file is in no backup is named', async () => {
  const lake = await lakeForTest()
  const { _id } = await lake.client().assets.upload('file', Buffer.from('short-lived'), { filename: 'a.txt' })
  const at = await moment()
  await lake.client().delete(_id)
  await expect.poll(() => readdirSync(join(lake.dataDir, 'assets/files'))).toEqual([])
  const file = join(folder, 'without-file.tar.gz')
  await tool(lake.dataDir, ['backup', file])
  const result = await tool(join(folder, 'incomplete'), ['restore', file, '--at', at])
  expect(result).toMatchObject({
    code: 0,
    said: expect.stringMatching(
      /! The file of 1 asset was not found in any backup: assets\/files\//,
    ) as string,
  })
})

test('a backup that does not reach the moment, a time that is none, and a damaged backup are refused', async () => {
  const lake = await lakeForTest()
  await lake.client().create({ _id: 'note', _type: 'note' })
  const file = join(folder, 'early.tar.gz')
  await tool(lake.dataDir, ['backup', file])
  const later = new Date(Date.now() + 60_000).toISOString()
  const target = join(folder, 'refused')
  const refused = async (...args: string[]) => (await tool(target, ['restore', ...args])).said
  expect(await refused(file, '--at', later)).toContain('Back up the lake now and restore from that backup')
  expect(await refused(file, '--at', 'yesterday')).toContain('is not a valid time')
  mkdirSync(join(folder, 'empty'))
  expect(await refused(join(folder, 'empty'))).toContain('There is no backup in')
  const bytes = readFileSync(file)
  writeFileSync(file, bytes.subarray(0, bytes.length - 200))
  expect(await refused(file)).toContain('cannot be read')
  expect(existsSync(join(target, 'lake.sqlite'))).toBe(false)
})

test('an archive with a link is refused, and leaves nothing', async () => {
  const hostile = join(folder, 'hostile')
  mkdirSync(join(hostile, 'assets'), { recursive: true })
  writeFileSync(join(hostile, 'lake.sqlite'), 'x')
  symlinkSync('/etc', join(hostile, 'assets', 'images'))
  const file = join(folder, 'hostile.tar.gz')
  await create({ file, cwd: hostile, gzip: true }, ['lake.sqlite', 'assets'])
  const target = join(folder, 'from-hostile')
  expect(await tool(target, ['restore', file])).toMatchObject({
    code: 1,
    said: expect.stringContaining('is not a lake backup') as string,
  })
  expect(existsSync(restoreFolder(target))).toBe(false)
})

test('a lake with a schedule takes a backup while it is written to, and deletes outdated ones', async () => {
  const backups = join(folder, 'scheduled')
  mkdirSync(backups)
  for (const day of [1, 2, 3]) {
    writeFileSync(join(backups, backupName(new Date(Date.UTC(2026, 0, day)))), 'old')
  }
  const lake = await lakeForTest()
  const log: Record<string, unknown>[] = []
  const schedule = new BackupSchedule({
    folder: backups,
    retention: { daily: 2, weekly: 0 },
    dataDir: lake.dataDir,
    log: (line) => log.push(line),
    waits: [10, 60_000],
  })
  onTestFinished(() => schedule.close())
  let written = 0
  const isDone = () => log.length > 0
  while (!isDone()) await lake.client().create({ _type: 'note', n: ++written })
  expect(log).toEqual([{ event: 'backup', folder: backups }])
  expect(written).toBeGreaterThan(3)
  expect(await backupsIn(backups)).toHaveLength(2)
  expect(await schedule.state()).toEqual({ newest: expect.any(String) as string, isFailing: false })
  const dataDir = join(folder, 'from-schedule')
  expect(await tool(dataDir, ['restore', backups])).toMatchObject({ code: 0 })
  const count = await (await restored(dataDir)).client().fetch<number>('count(*[_type == "note"])')
  expect(count).toBeGreaterThan(0)
})

test('a folder with the backups of one lake refuses those of another, and keeps its own', async () => {
  const [backups, dataDir, moved] = ['of-one', 'trial', 'moved'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ]
  const [shop, trial] = [await lakeForTest(), await startTestLake({ dataDir })]
  expect(await tool(shop.dataDir, ['backup', '--into', backups])).toMatchObject({ code: 0 })
  const kept = await backupsIn(backups)
  const refused = await tool(trial.dataDir, ['backup', '--into', backups])
  expect(refused.code).not.toBe(0)
  expect(refused.said).toContain(`delete ${join(backups, 'lake.txt')}`)
  expect(await backupsIn(backups)).toEqual(kept)
  // a full disk can leave it empty
  writeFileSync(join(backups, 'lake.txt'), '')
  expect(await tool(trial.dataDir, ['backup', '--into', backups])).toMatchObject({ code: 0 })
  await trial.close()
  renameSync(dataDir, moved)
  expect(await tool(moved, ['backup', '--into', backups])).toMatchObject({ code: 0 })
})

test('a folder that is open to other users is refused for backups and restores, and no folder in it is emptied', async () => {
  const backups = join(folder, 'open')
  const planted = join(backups, `${backupName(new Date('2026-01-01T00:00:00Z'))}.unfinished`)
  mkdirSync(planted, { recursive: true })
  writeFileSync(join(planted, 'lake.sqlite'), '')
  utimesSync(planted, 0, 0)
  const shop = await lakeForTest()
  chmodSync(backups, 0o777)
  const refused = { code: 1, said: expect.stringContaining(`chmod o-w ${backups}`) as string }
  expect(await tool(shop.dataDir, ['backup', '--into', backups])).toMatchObject(refused)
  expect(await tool(join(folder, 'from-open'), ['restore', backups])).toMatchObject(refused)
  chmodSync(backups, 0o755)
  // one above it
  chmodSync(folder, 0o777)
  expect((await tool(shop.dataDir, ['backup', '--into', backups])).said).toContain(`chmod o-w ${folder}`)
  chmodSync(folder, 0o1777)
  expect(await tool(shop.dataDir, ['backup', '--into', backups])).toMatchObject({ code: 0 })
  expect(readdirSync(planted)).toEqual(['lake.sqlite'])
})

test('a folder is used by its real path, which no exchanged link leads elsewhere', async () => {
  const [backups, link] = [join(folder, 'real'), join(folder, 'link')]
  mkdirSync(backups)
  symlinkSync(backups, link)
  const shop = await lakeForTest()
  expect((await tool(shop.dataDir, ['backup', '--into', link])).said).toContain(
    `written to ${realpathSync(backups)}`,
  )
  const { said } = await tool(join(folder, 'from-link'), ['restore', link])
  expect(said).toContain(`Restored ${realpathSync(backups)}`)
})

test('a backup by its name is not restored from a folder that others can write in', async () => {
  const open = join(folder, 'open-for-all')
  const file = join(open, 'lake.tar.gz')
  const shop = await lakeForTest()
  expect(await tool(shop.dataDir, ['backup', file])).toMatchObject({ code: 0 })
  chmodSync(open, 0o777)
  const refused = { code: 1, said: expect.stringContaining('Copy it into a folder of your own') as string }
  expect(await tool(join(folder, 'from-open-for-all'), ['restore', file])).toMatchObject(refused)
  // a group of other users, above the folder with the backup
  chmodSync(open, 0o755)
  if (process.getuid?.() !== 0) return
  chownSync(folder, 0, 65_534)
  chmodSync(folder, 0o775)
  expect(await tool(join(folder, 'from-open-for-all'), ['restore', file])).toMatchObject(refused)
  chmodSync(folder, 0o755)
  expect(await tool(join(folder, 'from-open-for-all'), ['restore', file])).toMatchObject({ code: 0 })
})

test('what is no file, such as a pipe for which a command would wait, is neither restored nor imported', async () => {
  const pipe = join(folder, 'pipe.tar.gz')
  execFileSync('mkfifo', [pipe])
  const refused = { code: 1, said: expect.stringContaining('is no file') as string }
  expect(await tool(join(folder, 'from-pipe'), ['restore', pipe])).toMatchObject(refused)
  expect(await tool((await lakeForTest()).dataDir, ['import', pipe])).toMatchObject(refused)
})

test.skipIf(process.getuid?.() !== 0)(
  'a backup of another user is neither restored nor imported',
  async () => {
    const file = join(folder, 'of-another.tar.gz')
    writeFileSync(file, '')
    chownSync(file, 65_534, 65_534)
    const refused = { code: 1, said: expect.stringContaining('belongs to another user') as string }
    expect(await tool(join(folder, 'from-another'), ['restore', file])).toMatchObject(refused)
    expect(await tool((await lakeForTest()).dataDir, ['import', file])).toMatchObject(refused)
  },
)

test('a scheduled backup that fails is logged with each attempt, shown by /health, and leaves nothing half done', async () => {
  const [backups, dataDir] = [join(folder, 'failing'), join(folder, 'failing-lake')]
  // a file that cannot be packed, after the snapshot was taken
  mkdirSync(join(dataDir, 'assets/images'), { recursive: true })
  symlinkSync(join(folder, 'nowhere'), join(dataDir, 'assets/images/broken.png'))
  // long enough that closing the lake does not interrupt a third attempt
  const waits: [number, number] = [10, 2000]
  const lake = await lakeForTest({ dataDir, backups: { folder: backups, daily: 1, weekly: 0, waits } })
  const health = async () => (await fetch(`${lake.url}/v1/health`)).json() as Promise<unknown>
  await expect.poll(health, { timeout: 20_000 }).toEqual({ status: 'ok', backups: { isFailing: true } })
  const failures = () => lake.log.filter(({ event }) => event === 'failure')
  await expect.poll(() => failures().length, { timeout: 20_000 }).toBeGreaterThan(1)
  expect(failures()[0]?.detail).toMatch(/^backup into .*failing: ENOENT/)
  await lake.close()
  expect(readdirSync(backups)).toEqual(['lake.txt'])
  expect(readdirSync(snapshotFolder(dataDir))).toEqual([])
})
