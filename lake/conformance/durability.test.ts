import { copyFileSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { networkInterfaces } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { startLakeProcess } from '../testing/lake-process.ts'
import { randomNumbers } from '../testing/random.ts'
import { startSite } from '../testing/site.ts'
import { clientFor, secretsIn, startTestLake, temporaryFolder, testConfig } from '../testing/test-lake.ts'
import { tagOf } from '../src/groq/tags.ts'
import { startLake } from '../src/index.ts'

function folderForTest(): string {
  const folder = temporaryFolder()
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

const seed = Number(process.env.LAKE_TEST_SEED ?? Date.now() % 1_000_000)

test(`what was acknowledged survives kill -9 at any time, and nothing is half there (seed ${seed})`, async () => {
  const next = randomNumbers(seed)
  const LAKE_DATA = folderForTest()
  let last = -1
  for (let round = 0; round < 6; round += 1) {
    const lake = await startLakeProcess({ LAKE_DATA })
    onTestFinished(() => void lake.kill('SIGKILL'))
    const client = clientFor(lake.url, secretsIn(LAKE_DATA).editor)
    const found = (await client.fetch(
      '*[_type == "count"] | order(n){n, "twin": defined(*[_id == "twin-" + string(^.n)][0])}',
    )) as { n: number; twin: boolean }[]
    expect(found.length).toBeGreaterThan(last)
    expect(found.map(({ n }) => n)).toEqual(found.map((_, n) => n))
    expect(found.every(({ twin }) => twin)).toBe(true)
    let count = found.length
    const killing = setTimeout(() => void lake.kill('SIGKILL'), 30 + next(300))
    for (;;) {
      const pair = client
        .transaction()
        .create({ _id: `count-${count}`, _type: 'count', n: count })
        .create({ _id: `twin-${count}`, _type: 'twin' })
      const isWritten = await pair.commit({ visibility: 'async' }).then(
        () => true,
        () => false,
      )
      if (!isWritten) break
      last = count
      count += 1
    }
    clearTimeout(killing)
    await lake.kill('SIGKILL')
  }
  expect(last).toBeGreaterThan(2)
})

test('a lake whose database was moved or deleted acknowledges nothing', async () => {
  const dataDir = folderForTest()
  const lake = await startTestLake({ dataDir })
  onTestFinished(() => lake.close())
  await lake.client().create({ _id: 'kept', _type: 'note' })
  const [file, moved] = [join(dataDir, 'lake.sqlite'), join(dataDir, 'moved.sqlite')]
  renameSync(file, moved)
  const write = () => lake.client().create({ _type: 'note' })
  await expect(write()).rejects.toThrow(/moved or deleted/)
  writeFileSync(file, '')
  await expect(write()).rejects.toThrow(/moved or deleted/)
  expect(await lake.client().fetch('count(*)')).toBe(1)
  renameSync(moved, file)
  await write()
  expect(await lake.client().fetch('count(*)')).toBe(2)
})

test('a lake whose write-ahead log was deleted loses nothing that it acknowledged', async () => {
  const dataDir = folderForTest()
  const lake = await startTestLake({ dataDir })
  onTestFinished(() => lake.close())
  const write = (_id: string) => lake.client().create({ _id, _type: 'note' })
  await write('first')
  await write('second')
  rmSync(join(dataDir, 'lake.sqlite-wal'))
  await expect(write('third')).rejects.toThrow(/moved or deleted/)
  // what the next start would find after a crash
  const copy = folderForTest()
  copyFileSync(join(dataDir, 'lake.sqlite'), join(copy, 'lake.sqlite'))
  const restarted = await startTestLake({ dataDir: copy })
  onTestFinished(() => restarted.close())
  expect(await restarted.client().fetch('*[_type == "note"] | order(_id) ._id')).toEqual(['first', 'second'])
})

test('a database that was cut to nothing is not taken for a new one', async () => {
  const dataDir = folderForTest()
  await (await startTestLake({ dataDir })).close()
  writeFileSync(join(dataDir, 'lake.sqlite'), '')
  await expect(startTestLake({ dataDir })).rejects.toThrow(/the file is empty. Restore a backup/)
})

test('an uploaded picture, a login and history survive a restart', async () => {
  const dataDir = folderForTest()
  const first = await startTestLake({ dataDir })
  const asset = await first.client().assets.upload('file', Buffer.from('kept'), { filename: 'a.txt' })
  await first.client().create({ _id: 'note', _type: 'note', text: 'kept' })
  const login = await first.request('/auth/login/local?origin=http://localhost:3333', { headers: {} })
  const cookie = (login.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
  await first.close()
  const second = await startTestLake({ dataDir })
  onTestFinished(() => second.close())
  expect(second.tokens).toEqual(first.tokens)
  const me = await second.request('/users/me', { headers: { cookie } })
  expect(await me.json()).toMatchObject({ id: 'local-editor' })
  const again = (await second.client().getDocument(asset._id)) as { url: string } | undefined
  expect(again?.url.startsWith(second.url)).toBe(true)
  expect(await (await fetch(again?.url ?? '')).text()).toBe('kept')
  const history = await second.request('/data/history/production/transactions/note')
  expect((await history.text()).trim().split('\n')).toHaveLength(1)
})

test('SIGTERM ends the process in order', async () => {
  const lake = await startLakeProcess({ LAKE_DATA: folderForTest() })
  const stream = await fetch(`${lake.url}/v1/data/listen/production?query=*`)
  expect(await lake.kill('SIGTERM')).toBe(0)
  expect(lake.lines.at(-1)).toMatchObject({ event: 'stopped' })
  await stream.body?.cancel()
})

test('secrets are for their owner only, and the database holds no token', async () => {
  const dataDir = folderForTest()
  const lake = await startTestLake({ dataDir })
  await lake.close()
  expect(statSync(join(dataDir, 'secrets.json')).mode & 0o777).toBe(0o600)
  const stored = readFileSync(join(dataDir, 'lake.sqlite'))
  expect(stored.includes(lake.tokens.editor)).toBe(false)
  expect(stored.includes(lake.tokens.viewer)).toBe(false)
})

test('a folder that cannot be used is refused with a reason', async () => {
  const damaged = folderForTest()
  writeFileSync(join(damaged, 'lake.sqlite'), 'this is no database, '.repeat(500))
  await expect(startLake(testConfig({ dataDir: damaged }))).rejects.toThrow(/cannot open .*lake\.sqlite/)
  const newer = folderForTest()
  const db = new DatabaseSync(join(newer, 'lake.sqlite'))
  db.exec('PRAGMA user_version = 99')
  db.close()
  await expect(startLake(testConfig({ dataDir: newer }))).rejects.toThrow(/format 99/)
  const shared = folderForTest()
  const running = await startLake(testConfig({ dataDir: shared, log: () => undefined }))
  onTestFinished(() => running.close())
  await expect(startLake(testConfig({ dataDir: shared }))).rejects.toThrow(/another lake/)
})

test('a damaged document is named at the start, with what to do', async () => {
  const dataDir = folderForTest()
  const first = await startTestLake({ dataDir })
  await first.client().createOrReplace({ _id: 'torn', _type: 'note' })
  await first.close()
  const db = new DatabaseSync(join(dataDir, 'lake.sqlite'))
  db.exec("UPDATE doc SET json = substr(json, 1, 20) WHERE id = 'torn'")
  db.close()
  await expect(startTestLake({ dataDir })).rejects.toThrow(/"torn" .*"doc".* is damaged\. Restore a backup/)
  const repaired = new DatabaseSync(join(dataDir, 'lake.sqlite'))
  repaired.exec("DELETE FROM doc WHERE id = 'torn'")
  repaired.exec("INSERT INTO watched (key) VALUES ('note' || char(10) || char(10) || '[\"tit')")
  repaired.close()
  await expect(startTestLake({ dataDir })).rejects.toThrow(/"note .*"watched".* is damaged\. Restore/)
})

test('a port that is taken and settings that are wrong are named', async () => {
  const running = await startTestLake()
  onTestFinished(() => running.close())
  const LAKE_PORT = new URL(running.url).port
  await expect(startLakeProcess({ LAKE_DATA: folderForTest(), LAKE_PORT })).rejects.toThrow(
    `:${LAKE_PORT}: another process uses this port`,
  )
  await expect(startLakeProcess({ LAKE_ORIGINS: 'localhost:3000' })).rejects.toThrow(
    /LAKE_ORIGINS.*is not an origin/,
  )
})

const hasIPv6 = Object.values(networkInterfaces()).some((addresses) =>
  addresses?.some(({ address }) => address === '::1'),
)

test.skipIf(!hasIPv6)(
  'the lake does not start while another process listens on one of the localhost addresses',
  async () => {
    const other = createServer()
    await new Promise<void>((resolve) => other.listen(0, '::1', resolve))
    const dataDir = folderForTest()
    onTestFinished(() => void other.close())
    const { port } = other.address() as { port: number }
    await expect(startTestLake({ port, dataDir })).rejects.toThrow(`cannot listen on ::1:${port}`)
  },
)

test('the webhook is signed, carries the tags of queries, and leaves drafts out', async () => {
  const site = await startSite()
  const lake = await startTestLake({ webhookUrl: site.url })
  onTestFinished(async () => {
    await lake.close()
    await site.close()
  })
  const client = lake.client()
  const query = '*[_type == "note" && slug.current == "a"][0]'
  const { syncTags } = (await client.fetch(query, {}, { filterResponse: false })) as unknown as {
    syncTags: string[]
  }
  await client.create({ _id: 'drafts.note', _type: 'note', slug: { current: 'a' } })
  await client.action({
    actionType: 'sanity.action.document.publish',
    draftId: 'drafts.note',
    publishedId: 'note',
  })
  await expect.poll(() => site.deliveries.length).toBe(1)
  const [delivery] = site.deliveries
  expect(delivery && (await site.isSigned(delivery, lake.tokens.revalidateSecret))).toBe(true)
  expect(delivery && (await site.isSigned(delivery, 'another secret'))).toBe(false)
  for (const tag of syncTags) expect(delivery?.syncTags).toContain(tag)
})

test('the webhook is tried again until it is taken, and what piled up goes out together', async () => {
  const site = await startSite([500, 503, 200])
  const lake = await startTestLake({ webhookUrl: site.url, webhookDelays: [150] })
  onTestFinished(async () => {
    await lake.close()
    await site.close()
  })
  await lake.client().create({ _id: 'first', _type: 'one' })
  await lake.client().create({ _id: 'second', _type: 'two' })
  await expect.poll(() => site.deliveries.length, { timeout: 3000 }).toBe(1)
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(site.attempts).toEqual([500, 503, 200])
  const tags = site.deliveries[0]?.syncTags ?? []
  expect(tags).toHaveLength(new Set(tags).size)
  expect(tags).toHaveLength(5)
})

test('what is published while the webhook is under way goes out next', async () => {
  const site = await startSite([200], 200)
  const lake = await startTestLake({ webhookUrl: site.url })
  onTestFinished(async () => {
    await lake.close()
    await site.close()
  })
  await lake.client().create({ _id: 'first', _type: 'one' })
  await expect.poll(() => site.attempts.length).toBe(1)
  await lake.client().create({ _id: 'second', _type: 'two' })
  await lake.client().create({ _id: 'third', _type: 'two' })
  await expect.poll(() => site.deliveries.length, { timeout: 3000 }).toBe(2)
  expect(site.deliveries.map(({ syncTags }) => syncTags.length)).toEqual([3, 4])
})

test('publishes from before a build of the site are discarded by the administrator, later ones are sent', async () => {
  const LAKE_DATA = folderForTest()
  const site = await startSite()
  onTestFinished(() => site.close())
  const lake = await startLakeProcess({ LAKE_DATA, LAKE_WEBHOOK_URL: 'http://127.0.0.1:9/nobody' })
  onTestFinished(() => void lake.kill('SIGKILL'))
  const { editor, administrator } = secretsIn(LAKE_DATA)
  await clientFor(lake.url, editor).create({ _id: 'before', _type: 'before' })
  const discard = (token: string) =>
    fetch(`${lake.url}/lake/publishes`, { method: 'DELETE', headers: { authorization: `Bearer ${token}` } })
  expect((await discard(editor)).status).toBe(403)
  expect((await discard(administrator)).status).toBe(204)
  await clientFor(lake.url, editor).create({ _id: 'after', _type: 'after' })
  await lake.kill('SIGKILL')
  const again = await startLakeProcess({ LAKE_DATA, LAKE_WEBHOOK_URL: site.url })
  onTestFinished(() => void again.kill('SIGKILL'))
  await expect.poll(() => site.deliveries.length, { timeout: 5000 }).toBe(1)
  const sent = site.deliveries[0]?.syncTags ?? []
  expect(sent).toContain(tagOf({ kind: 'id', id: 'after' }))
  expect(sent).not.toContain(tagOf({ kind: 'id', id: 'before' }))
  await again.kill('SIGTERM')
})

test('the webhook is delivered after a restart, even after kill -9', async () => {
  const LAKE_DATA = folderForTest()
  const site = await startSite()
  onTestFinished(() => site.close())
  const lake = await startLakeProcess({ LAKE_DATA, LAKE_WEBHOOK_URL: 'http://127.0.0.1:9/nobody' })
  onTestFinished(() => void lake.kill('SIGKILL'))
  await clientFor(lake.url, secretsIn(LAKE_DATA).editor).create({ _id: 'note', _type: 'note' })
  await lake.kill('SIGKILL')
  const again = await startLakeProcess({ LAKE_DATA, LAKE_WEBHOOK_URL: site.url })
  onTestFinished(() => void again.kill('SIGKILL'))
  await expect.poll(() => site.deliveries.length, { timeout: 5000 }).toBe(1)
  expect(site.deliveries[0]?.syncTags).toHaveLength(3)
  await again.kill('SIGTERM')
})
