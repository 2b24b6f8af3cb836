import { randomBytes } from 'node:crypto'
import { readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test, vi } from 'vitest'
import { tool } from '../testing/cli.ts'
import { type TestLake, lakeForTest, refusal, startTestLake, temporaryFolder } from '../testing/test-lake.ts'

const purge = (lake: TestLake, ...ids: string[]) =>
  lake.client().request<unknown>({
    method: 'POST',
    url: '/data/mutate/production',
    body: { mutations: ids.map((id) => ({ delete: { id, purge: true } })) },
  })

/** Stores a document of `bytes` bytes that cannot be compressed, and patches it. */
async function write(lake: TestLake, _id: string, { bytes = 30, patches = 0 } = {}) {
  await lake.client().create({ _id, _type: 'note', text: randomBytes((bytes * 3) / 4).toString('base64') })
  for (let n = 0; n < patches; n += 1) await lake.client().patch(_id).set({ n }).commit()
}

const revisionsOf = async (lake: TestLake, id: string) => {
  const told = await (await lake.request(`/data/history/production/transactions/${id}`)).text()
  return told.trim().split('\n').length
}

/** A lake whose log loses no row, as on a full disk. */
async function lakeThatCannotForget(dataDir: string) {
  const exec = vi.spyOn(DatabaseSync.prototype, 'exec')
  const lake = await startTestLake({ dataDir })
  const db = exec.mock.contexts[0] as DatabaseSync
  exec.mockRestore()
  db.exec("CREATE TEMP TRIGGER full BEFORE DELETE ON tx_doc BEGIN SELECT RAISE(ABORT, 'full'); END")
  return lake
}

function folderForTest(): string {
  const folder = temporaryFolder()
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Whether a text is in any page of the database or of what SQLite keeps beside it. */
const holds = (dataDir: string, text: string) =>
  ['lake.sqlite', 'lake.sqlite-wal'].some((name) => readFileSync(join(dataDir, name)).includes(text))

test('others have their turns while a long history is purged, and the write-ahead log stays small', async () => {
  const lake = await lakeForTest()
  await write(lake, 'long', { bytes: 1_000_000, patches: 40 })
  await write(lake, 'other', { bytes: 1_000_000, patches: 5 })
  await sleep(50)
  let [isPurged, answered] = [false, 0]
  const log = join(lake.dataDir, 'lake.sqlite-wal')
  const purging = purge(lake, 'long', 'other').finally(() => (isPurged = true))
  for (; !isPurged; answered += 1) {
    await (await lake.request('/ping')).text()
    expect((await lake.request('/data/history/production/events/documents/long')).status).toBe(200)
    expect(statSync(log).size).toBeLessThan(15_000_000)
  }
  await purging
  expect(answered).toBeGreaterThan(6)
  expect([await revisionsOf(lake, 'long'), await revisionsOf(lake, 'other')]).toEqual([1, 1])
})

test('nothing of a purged text is left in the database and its log, once the purge is answered', async () => {
  const lake = await lakeForTest()
  const text = 'what nobody may read any more'
  await lake.client().create({ _id: 'secret', _type: 'note', text })
  expect(holds(lake.dataDir, text)).toBe(true)
  await purge(lake, 'secret')
  expect(holds(lake.dataDir, text)).toBe(false)
})

const del = {
  actionType: 'sanity.action.document.delete',
  publishedId: 'gone',
  includeDrafts: ['drafts.gone'],
}

test.each<[string, string, object]>([
  [
    'a mutation',
    'mutate',
    { mutations: ['gone', 'drafts.gone'].map((id) => ({ delete: { id, purge: true } })) },
  ],
  ['an action', 'actions', { actions: [{ ...del, purge: true }] }],
])('what was deleted before is purged, by %s', async (_, endpoint, body) => {
  const lake = await lakeForTest()
  const post = (to: string, sent: object) =>
    lake.client().request<object>({ method: 'POST', url: `/data/${to}/production`, body: sent })
  for (const id of ['gone', 'drafts.gone']) await write(lake, id, { patches: 2 })
  await post('actions', { actions: [del] })
  await post(endpoint, body)
  expect(await (await lake.request('/data/history/production/transactions/gone,drafts.gone')).text()).toBe('')
})

test('a purge of a published document forgets its former drafts, too', async () => {
  const lake = await lakeForTest()
  await write(lake, 'drafts.gone')
  const post = (action: object) =>
    lake.client().request({ method: 'POST', url: '/data/actions/production', body: { actions: [action] } })
  await post({ actionType: 'sanity.action.document.publish', draftId: 'drafts.gone', publishedId: 'gone' })
  await post({ actionType: 'sanity.action.document.delete', publishedId: 'gone', purge: true })
  expect(await (await lake.request('/data/history/production/transactions/drafts.gone')).text()).toBe('')
})

test('what was written, and deleted, before in the same transaction is purged', async () => {
  const lake = await lakeForTest()
  await write(lake, 'gone')
  const mutations = [
    { patch: { id: 'gone', set: { text: 'secret' } } },
    { delete: { id: 'gone' } },
    { delete: { id: 'gone', purge: true } },
  ]
  await lake.client().request({ method: 'POST', url: '/data/mutate/production', body: { mutations } })
  const history = await (await lake.request('/data/history/production/transactions/gone')).text()
  expect(history).toContain('"delete"')
  expect(history).not.toContain('secret')
})

test('purges of the same document at the same time, and of others, are all complete', async () => {
  const lake = await lakeForTest()
  await write(lake, 'one', { bytes: 1_000_000, patches: 10 })
  const first = purge(lake, 'one')
  await expect.poll(() => lake.client().getDocument('one'), { timeout: 20_000 }).toBeUndefined()
  await write(lake, 'one', { patches: 2 })
  await write(lake, 'two', { patches: 2 })
  await Promise.all([first, purge(lake, 'one', 'two')])
  await write(lake, 'one', { patches: 3 })
  // the last deletion, then what came later
  expect([await revisionsOf(lake, 'one'), await revisionsOf(lake, 'two')]).toEqual([5, 1])
})

test('a purge that fails is answered so, and the next start completes it without what came later', async () => {
  const dataDir = folderForTest()
  const lake = await lakeThatCannotForget(dataDir)
  await write(lake, 'note', { patches: 3 })
  const { statusCode, message } = await refusal(purge(lake, 'note'))
  expect([statusCode, message]).toEqual([503, expect.stringContaining('when it starts again')])
  expect(lake.log).toContainEqual({ event: 'failure', detail: 'purge: Error: full' })
  expect(await lake.client().getDocument('note')).toBeUndefined()
  await write(lake, 'note', { patches: 1 })
  await lake.close()
  const again = await startTestLake({ dataDir })
  onTestFinished(() => again.close())
  await expect.poll(() => revisionsOf(again, 'note')).toBe(3)
})

test('a lake that closes while it purges does not wait for it, and the next start completes it', async () => {
  const dataDir = folderForTest()
  const lake = await startTestLake({ dataDir })
  await write(lake, 'long', { bytes: 1_000_000, patches: 20 })
  const purging = refusal(purge(lake, 'long'))
  await expect.poll(() => lake.client().getDocument('long')).toBeUndefined()
  await lake.close()
  expect((await purging).statusCode).toBe(503)
  const db = new DatabaseSync(join(dataDir, 'lake.sqlite'))
  expect(db.prepare('SELECT count(*) AS n FROM tx_doc').get()?.n).toBeGreaterThan(1)
  db.close()
  const again = await startTestLake({ dataDir })
  onTestFinished(() => again.close())
  await expect.poll(() => revisionsOf(again, 'long'), { timeout: 10_000 }).toBe(1)
})

test('what a backup contains of an unfinished purge does not come back, whatever moment is restored', async () => {
  const folder = folderForTest()
  const lake = await lakeThatCannotForget(join(folder, 'lake'))
  onTestFinished(() => lake.close())
  await lake.client().create({ _id: 'kept', _type: 'note' })
  await lake.client().create({ _id: 'secret', _type: 'note' })
  await sleep(5)
  const at = new Date().toISOString()
  await sleep(5)
  await refusal(purge(lake, 'secret'))
  const file = join(folder, 'backup.tar.gz')
  await tool(lake.dataDir, ['backup', file])
  for (const [name, ...flags] of [['whole'], ['rewound', '--at', at]] as const) {
    const dataDir = join(folder, name)
    expect(await tool(dataDir, ['restore', file, ...flags])).toMatchObject({ code: 0 })
    const db = new DatabaseSync(join(dataDir, 'lake.sqlite'))
    expect(db.prepare('SELECT id FROM doc').all()).toEqual([{ id: 'kept' }])
    expect(db.prepare("SELECT after FROM tx_doc WHERE doc = 'secret' AND after IS NOT NULL").all()).toEqual(
      [],
    )
    db.close()
  }
})
