import { randomBytes } from 'node:crypto'
import { rmSync, statSync } from 'node:fs'
import type { DatabaseSync } from 'node:sqlite'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { startReceiver } from '../../testing/receiver.ts'
import { temporaryFolder } from '../../testing/test-lake.ts'
import { noteForgetting } from '../history/forget.ts'
import { openDatabase } from '../store/database.ts'
import { type Commit, DocumentStore } from '../store/store.ts'
import { DocumentWebhooks } from './document-webhooks.ts'
import { HookOutbox } from './hook-outbox.ts'
import { readWebhooks } from './webhook-config.ts'

const day = 24 * 3_600_000
let db: DatabaseSync
let store: DocumentStore
beforeEach(() => {
  const folder = temporaryFolder()
  db = openDatabase(folder)
  // the tests are about no power failure
  db.exec('PRAGMA synchronous = OFF')
  store = new DocumentStore(
    db,
    (document) => document,
    (error) => expect.fail(String(error)),
  )
  return () => {
    db.close()
    rmSync(folder, { recursive: true, force: true })
  }
})

function webhooksTo(url: string, { filter = '', delay = 20 } = {}) {
  const log: Record<string, unknown>[] = []
  const webhooks = new DocumentWebhooks({
    db,
    hooks: readWebhooks(JSON.stringify([{ name: 'a', url, filter, projection: '{_id, _rev}' }])),
    project: { projectId: 'testshop', dataset: 'production' },
    secret: 'a secret of sixteen',
    delays: [delay],
    find: () => undefined,
    log: (line) => log.push(line),
  })
  onTestFinished(() => webhooks.close())
  return { webhooks, log }
}

/** Stores documents and queues their changes; `at` is the time of their commits. */
function enqueue(
  webhooks: DocumentWebhooks,
  ids: string[],
  { at = new Date(), text = '', author = 'someone' } = {},
) {
  const timestamp = at.toISOString()
  for (const [n, id] of ids.entries()) {
    const times = { _createdAt: timestamp, _updatedAt: timestamp }
    const after = { _id: id, _type: 'x', _rev: `${id}-${n}`, ...times, text }
    const changes = [{ id, before: undefined, after, mutations: [] }]
    const alongside = (written: Commit) => webhooks.enqueue(written)
    store.commit({ transactionId: `tx-${id}-${n}`, timestamp, author, changes, alongside })
  }
}

const waiting = () => Number(db.prepare('SELECT count(*) AS n FROM hook_outbox').get()?.n)
const idsOf = (deliveries: { body: unknown }[]) => deliveries.map(({ body }) => (body as { _id: string })._id)

test('a damaged row of the log is logged and dropped, and the next one is sent', async () => {
  const { url, deliveries } = await startReceiver()
  const { webhooks, log } = webhooksTo(url)
  enqueue(webhooks, ['broken', 'sound'])
  db.exec(`UPDATE tx_doc SET after = '{"_id": "bro' WHERE doc = 'broken'`)
  webhooks.sendQueued()
  await expect.poll(() => idsOf(deliveries)).toEqual(['sound'])
  expect(log).toEqual([expect.objectContaining({ status: 'dropped', document: 'broken' })])
})

test('changes that no filter lets through leave in batches, and other work has its turn in between', async () => {
  const { url } = await startReceiver()
  const { webhooks } = webhooksTo(url, { filter: '_id == "never"' })
  enqueue(
    webhooks,
    Array.from({ length: 1000 }, (_, n) => `x-${n}`),
  )
  let turns = 0
  let next: NodeJS.Immediate | undefined
  onTestFinished(() => clearImmediate(next))
  const count = () => {
    turns += 1
    next = setImmediate(count)
  }
  const prepare = vi.spyOn(db, 'prepare')
  webhooks.sendQueued()
  count()
  await expect.poll(waiting, { timeout: 20_000 }).toBe(0)
  expect(turns).toBeGreaterThan(10)
  expect(prepare.mock.calls.filter(([sql]) => sql.startsWith('DELETE')).length).toBeLessThan(30)
})

test('a lake that closes does not wait for a long queue', async () => {
  const { url } = await startReceiver()
  const { webhooks } = webhooksTo(url, { filter: '_id == "never"' })
  enqueue(
    webhooks,
    Array.from({ length: 2000 }, (_, n) => `x-${n}`),
  )
  webhooks.sendQueued()
  await new Promise((resolve) => setImmediate(resolve))
  await webhooks.close()
  expect(waiting()).toBeGreaterThan(1000)
})

test('what waited while the lake was switched off is tried, however old it is', async () => {
  const { url, deliveries } = await startReceiver()
  const { webhooks } = webhooksTo(url)
  enqueue(webhooks, ['old'], { at: new Date(Date.now() - 30 * day) })
  webhooks.sendQueued()
  await expect.poll(() => idsOf(deliveries)).toEqual(['old'])
})

test('what is still refused after seven days of failing is dropped', async () => {
  const { url, attempts } = await startReceiver([500, 500])
  const { webhooks, log } = webhooksTo(url, { delay: 60_000 })
  enqueue(webhooks, ['refused'])
  webhooks.sendQueued()
  await expect.poll(() => log.length).toBe(1)
  expect(waiting()).toBe(1)
  await webhooks.close()
  db.prepare('UPDATE hook_outbox SET failing_since = ?').run(new Date(Date.now() - 7 * day).toISOString())
  const next = webhooksTo(url)
  next.webhooks.sendQueued()
  await expect.poll(waiting).toBe(0)
  expect(idsOf(attempts)).toEqual(['refused', 'refused'])
  expect(next.log[0]).toMatchObject({ status: 'dropped', document: 'refused' })
})

test('a clock that is put forward drops nothing', async () => {
  const { url, attempts } = await startReceiver([500, 500, 200])
  const { webhooks, log } = webhooksTo(url, { delay: 100 })
  enqueue(webhooks, ['offer'])
  webhooks.sendQueued()
  await expect.poll(() => attempts.length).toBe(1)
  vi.setSystemTime(Date.now() + 400 * day)
  onTestFinished(() => void vi.useRealTimers())
  await expect.poll(waiting).toBe(0)
  expect(idsOf(attempts)).toEqual(['offer', 'offer', 'offer'])
  expect(log.map(({ status }) => status)).not.toContain('dropped')
})

test('what is refused blocks no other document, and the changes of its own stay in order', async () => {
  const { url, attempts } = await startReceiver([500, 200, 200, 500, 200])
  const { webhooks } = webhooksTo(url)
  enqueue(webhooks, ['refused', 'other', 'refused', 'third'])
  webhooks.sendQueued()
  await expect.poll(waiting).toBe(0)
  const revisions = attempts.map(({ body }) => (body as { _rev: string })._rev)
  expect(revisions).toEqual(['refused-0', 'other-1', 'third-3', 'refused-0', 'refused-0', 'refused-2'])
})

test('what is refused keeps nothing else waiting, however much of it there is', async () => {
  const { url, attempts } = await startReceiver([...Array<number>(12).fill(503), 200])
  const { webhooks } = webhooksTo(url, { delay: 60_000 })
  enqueue(
    webhooks,
    Array.from({ length: 12 }, (_, n) => `refused-${n}`),
  )
  webhooks.sendQueued()
  await expect.poll(() => attempts.length).toBe(12)
  enqueue(webhooks, ['offer', 'refused-0'])
  webhooks.sendQueued()
  await expect.poll(() => attempts.length).toBe(13)
  expect(idsOf(attempts).at(-1)).toBe('offer')
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect([attempts.length, waiting()]).toEqual([13, 13])
})

test('authors take turns, however many changes of one wait', async () => {
  const { url, deliveries } = await startReceiver()
  const { webhooks } = webhooksTo(url)
  const flood = Array.from({ length: 200 }, (_, n) => `flood-${n}`)
  enqueue(webhooks, flood, { author: 'flood' })
  for (const author of ['editor', 'shop']) enqueue(webhooks, [`${author}-1`, `${author}-2`], { author })
  webhooks.sendQueued()
  await expect.poll(waiting, { timeout: 10_000 }).toBe(0)
  const others = idsOf(deliveries)
    .slice(0, 7)
    .filter((id) => !id.startsWith('flood'))
  expect(others.toSorted()).toEqual(['editor-1', 'editor-2', 'shop-1', 'shop-2'])
  expect(idsOf(deliveries).filter((id) => id.startsWith('flood'))).toEqual(flood)
})

test('the changes of one document stay in order, also those of several authors', async () => {
  const { url, deliveries } = await startReceiver()
  const { webhooks } = webhooksTo(url)
  enqueue(webhooks, ['a', 'b', 'page'], { author: 'z' })
  enqueue(webhooks, ['-', 'page'], { author: 'a' })
  webhooks.sendQueued()
  await expect.poll(waiting).toBe(0)
  const revisions = deliveries.map(({ body }) => (body as { _rev: string })._rev)
  expect(revisions.filter((rev) => rev.startsWith('page'))).toEqual(['page-2', 'page-1'])
})

test('what is sent while it is purged takes no later change out of the queue', () => {
  const outbox = new HookOutbox(db)
  const put = (doc: string) =>
    outbox.put('a', { doc, operation: 'create', tx: doc, ts: '', author: 'someone' })
  put('refused')
  const [sending = 0] = outbox.next('a', '', 0, 1)
  noteForgetting(db, ['refused'], 1)
  put('later')
  outbox.remove([sending])
  expect(waiting()).toBe(1)
})

test('changes that wait for a webhook take no room for what the document held, and few writes for an attempt', async () => {
  const { url, attempts } = await startReceiver([500])
  const { webhooks } = webhooksTo(url, { delay: 60_000 })
  const text = randomBytes(100_000).toString('base64')
  enqueue(webhooks, Array<string>(20).fill('large'), { text })
  const bytes = (pragma: string) => Number(Object.values(db.prepare(`PRAGMA ${pragma}`).get() ?? {})[0])
  // one form of each change in the log, and the document
  expect(bytes('page_count') * bytes('page_size')).toBeLessThan(22 * text.length)
  db.exec('PRAGMA wal_checkpoint(TRUNCATE)')
  webhooks.sendQueued()
  await expect.poll(() => attempts.length).toBe(1)
  await webhooks.close()
  expect(statSync(`${db.location()}-wal`).size).toBeLessThan(200_000)
  expect(waiting()).toBe(20)
})

const words = Array.from({ length: 40_000 }, (_, at) => `word ${at}`)
/** What takes longer than a change may, by a filter that compares each word with each other. */
const heavy = { author: 'heavy', text: words as unknown as string }
const filter = 'count(text[@ in ^.text]) >= 0 || _type == "x"'

test('after a change that takes too long, those of others come before more of its author', async () => {
  const { url, deliveries } = await startReceiver()
  const { webhooks, log } = webhooksTo(url, { filter })
  enqueue(webhooks, ['h1', 'h2'], heavy)
  enqueue(webhooks, ['other'])
  webhooks.sendQueued()
  await expect.poll(() => idsOf(deliveries), { timeout: 10_000 }).toEqual(['other'])
  expect(log.map(({ document }) => document)).toEqual(['h1'])
  await expect.poll(waiting, { timeout: 10_000 }).toBe(0)
  expect(log.map(({ document }) => document)).toEqual(['h1', 'h2'])
})

test('a lake that closes does not wait for a change that takes long, and keeps it', async () => {
  const { url } = await startReceiver()
  const { webhooks, log } = webhooksTo(url, { filter })
  enqueue(webhooks, ['h1', 'h2'], heavy)
  webhooks.sendQueued()
  await new Promise((resolve) => setTimeout(resolve, 500))
  const started = performance.now()
  await webhooks.close()
  expect(performance.now() - started).toBeLessThan(1500)
  expect([waiting(), log]).toEqual([2, []])
})

test('a change whose transaction is not in the log leaves the queue', async () => {
  const { url, deliveries } = await startReceiver()
  const { webhooks } = webhooksTo(url)
  new HookOutbox(db).put('a', { doc: 'lost', operation: 'create', tx: 'none', ts: '', author: 'someone' })
  enqueue(webhooks, ['lost', 'sound'])
  webhooks.sendQueued()
  await expect.poll(waiting).toBe(0)
  expect(idsOf(deliveries)).toEqual(['lost', 'sound'])
})
