import { spawn } from 'node:child_process'
import type * as streams from 'node:fs'
import type * as files from 'node:fs/promises'
import type * as sqlite from 'node:sqlite'
import { openSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync, StatementSync } from 'node:sqlite'
import sharp from 'sharp'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { readRunning } from '../src/running.ts'
import { startSite } from '../testing/site.ts'
import { type TestLake, refusal, startTestLake, temporaryFolder, testConfig } from '../testing/test-lake.ts'
import { type LakeConfig, startLake } from '../src/index.ts'

/** While it is full, a file that is written stays there, empty, and the write fails. */
const disk = vi.hoisted(() => ({ isFull: false }))
vi.mock('node:fs/promises', async (load) => {
  const real = await load<typeof files>()
  const writeFile: typeof real.writeFile = async (path, data, options) => {
    await real.writeFile(path, disk.isFull ? '' : data, options)
    if (disk.isFull) throw Object.assign(new Error('no space left on device, write'), { code: 'ENOSPC' })
  }
  return { ...real, writeFile }
})
/** While it is full, no more than the first chunk of a file fits. */
vi.mock('node:fs', async (load) => {
  const real = await load<typeof streams>()
  const createWriteStream = (...args: Parameters<typeof real.createWriteStream>) => {
    const stream = real.createWriteStream(...args)
    const write = stream._write.bind(stream)
    let chunks = 0
    stream._writev = undefined
    stream._write = (chunk, encoding, done) => {
      chunks += 1
      if (chunks === 1 || !disk.isFull) write(chunk, encoding, done)
      else done(Object.assign(new Error('no space left on device, write'), { code: 'ENOSPC' }))
    }
    return stream
  }
  return { ...real, createWriteStream }
})
vi.mock('node:sqlite', async (load) => {
  const real = await load<typeof sqlite>()
  const backup: typeof real.backup = async (...args) => {
    const pages = await real.backup(...args)
    if (disk.isFull) throw Object.assign(new Error('database or disk is full'), { errcode: 13 })
    return pages
  }
  return { ...real, backup }
})
afterEach(() => {
  disk.isFull = false
  vi.restoreAllMocks()
})

function folderForTest(): string {
  const folder = temporaryFolder()
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** A lake and its database, whose size SQLite limits: the error is that of a full disk. */
async function lakeWithDatabase(config: Partial<LakeConfig>): Promise<{ lake: TestLake; db: DatabaseSync }> {
  const exec = vi.spyOn(DatabaseSync.prototype, 'exec')
  const lake = await startTestLake(config)
  const db = exec.mock.contexts[0] as DatabaseSync
  exec.mockRestore()
  return { lake, db }
}

const noise = (background: string) =>
  sharp({ create: { width: 60, height: 40, channels: 3, background } })
    .png()
    .toBuffer()

test('on a full disk writers get an error, readers are served, and nothing acknowledged is lost', async () => {
  const dataDir = folderForTest()
  const { lake, db } = await lakeWithDatabase({ dataDir })
  const client = lake.client()
  await client.create({ _id: 'kept', _type: 'note' })
  const asset = await client.assets.upload('image', await noise('red'))
  const picture = async (width: number) => (await lake.request(`/${asset.path}?w=${width}`)).status
  expect(await picture(10)).toBe(200)

  db.exec('PRAGMA max_page_count = 1')
  disk.isFull = true
  const text = 'x'.repeat(100_000)
  const draft = { _id: 'drafts.act', _type: 'note', text }
  for (const write of [
    () => client.create({ _id: 'lost', _type: 'note', text }),
    () =>
      client.action({
        actionType: 'sanity.action.document.create',
        publishedId: 'act',
        attributes: draft,
        ifExists: 'fail',
      }),
    () => noise('blue').then((bytes) => client.assets.upload('image', bytes)),
  ]) {
    const { statusCode, message } = await refusal(write())
    expect([statusCode, message]).toEqual([507, expect.stringContaining('The disk is full')])
  }
  expect(readdirSync(join(dataDir, 'assets/images'))).toHaveLength(1)
  expect(lake.log.some(({ event, detail }) => event === 'failure' && /full/.test(String(detail)))).toBe(true)
  // each looks a value up in another field, which the lake notes down
  for (let n = 0; n < 30; n += 1) {
    const field = `f${n}${'x'.repeat(300)}`
    expect(await client.fetch(`*[_type == "note${n}" && ${field} == "a"]`)).toEqual([])
  }
  expect(db.prepare('SELECT count(*) AS n FROM watched').get()?.n).toBeLessThan(30)
  for (const width of [10, 11, 11]) expect(await picture(width)).toBe(200)
  expect(readdirSync(join(dataDir, 'cache/images'))).toHaveLength(1)

  db.exec('PRAGMA max_page_count = 1000000')
  disk.isFull = false
  await client.create({ _id: 'later', _type: 'note' })
  await lake.close()
  const again = await startTestLake({ dataDir })
  onTestFinished(() => again.close())
  expect(await again.client().fetch('*[_type == "note"]._id')).toEqual(['kept', 'later'])
})

test('an upload of many chunks that does not fit is answered with the reason', async () => {
  const lake = await startTestLake({})
  onTestFinished(() => lake.close())
  disk.isFull = true
  const { statusCode, message } = await refusal(
    lake.client().assets.upload('file', Buffer.alloc(20_000_000), { filename: 'large.bin' }),
  )
  expect([statusCode, message]).toEqual([507, expect.stringContaining('The disk is full')])
  disk.isFull = false
  await lake.client().assets.upload('file', Buffer.alloc(20_000_000), { filename: 'large.bin' })
})

test('a picture whose document cannot be stored leaves no file', async () => {
  const { lake, db } = await lakeWithDatabase({})
  onTestFinished(() => lake.close())
  db.exec("CREATE TEMP TRIGGER full BEFORE INSERT ON tx BEGIN SELECT RAISE(ABORT, 'full'); END")
  await refusal(lake.client().assets.upload('image', await noise('red')))
  expect(readdirSync(join(lake.dataDir, 'assets/images'))).toEqual([])
})

test('a snapshot that does not fit leaves its room to others', async () => {
  const lake = await startTestLake({})
  onTestFinished(() => lake.close())
  disk.isFull = true
  const headers = { authorization: `Bearer ${lake.tokens.administrator}` }
  const { status } = await lake.request('/lake/snapshots', { method: 'POST', headers })
  expect([status, readdirSync(join(lake.dataDir, 'snapshots'))]).toEqual([507, []])
})

test('a start on a full disk says what to do', async () => {
  const dataDir = folderForTest()
  vi.spyOn(StatementSync.prototype, 'run').mockImplementation(() => {
    throw Object.assign(new Error('database or disk is full'), { errcode: 13 })
  })
  await expect(startLake(testConfig({ dataDir }))).rejects.toThrow(/disk of .* is full\. Free some space/)
})

test('a log that cannot be written does not end the lake', async () => {
  const LAKE_DATA = folderForTest()
  const env = { ...process.env, LAKE_DATA, LAKE_PORT: '0', LAKE_STREAM_PORTS: '' }
  const server = join(import.meta.dirname, '../src/server.ts')
  const full = openSync('/dev/full', 'w')
  const child = spawn(process.execPath, [server], { env, stdio: ['ignore', full, full] })
  onTestFinished(() => void child.kill('SIGKILL'))
  await expect.poll(() => readRunning(LAKE_DATA)?.url, { timeout: 15_000 }).toBeDefined()
  const health = () => fetch(`${readRunning(LAKE_DATA)?.url}/v1/health`).then(({ status }) => status)
  for (let n = 0; n < 5; n += 1) expect(await health()).toBe(200)
  expect(child.exitCode).toBeNull()
})

test('a queue for the webhook that cannot be shortened is sent again', async () => {
  const site = await startSite()
  const { lake, db } = await lakeWithDatabase({ webhookUrl: site.url, webhookDelays: [20] })
  onTestFinished(async () => {
    await lake.close()
    await site.close()
  })
  db.exec("CREATE TEMP TRIGGER full BEFORE DELETE ON outbox BEGIN SELECT RAISE(ABORT, 'full'); END")
  await lake.client().create({ _id: 'note', _type: 'note' })
  await expect.poll(() => site.deliveries.length).toBeGreaterThan(1)
  db.exec('DROP TRIGGER full')
  await expect.poll(() => db.prepare('SELECT count(*) AS n FROM outbox').get()?.n).toBe(0)
})
