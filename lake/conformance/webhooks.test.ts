import { isValidSignature, SIGNATURE_HEADER_NAME } from '@sanity/webhook'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { readConfig } from '../src/read-config.ts'
import { type DocumentWebhook, readWebhooks } from '../src/live/webhook-config.ts'
import { parseExpression, typesIn } from '../src/live/webhook-filter.ts'
import { startReceiver } from '../testing/receiver.ts'
import { startSite } from '../testing/site.ts'
import { type TestLake, lakeForTest, startTestLake, temporaryFolder } from '../testing/test-lake.ts'

const hook = (url: string, more: Partial<DocumentWebhook> = {}) =>
  readWebhooks(JSON.stringify([{ name: 'a', url, ...more }]))

async function lakeWith(webhooks: DocumentWebhook[]) {
  const lake = await startTestLake({ webhooks, webhookDelays: [50] })
  onTestFinished(() => lake.close())
  return lake
}

test('a published private document that passes the filter is sent as the projection says, signed, and no draft is', async () => {
  const { url, deliveries } = await startReceiver()
  const lake = await lakeWith(
    hook(url, { filter: '_type == "offer" && isReady', projection: '{_id, "who": contact.name}' }),
  )
  const client = lake.client()
  await client.create({ _id: 'note', _type: 'note', isReady: true })
  await client.create({ _id: 'offer.a', _type: 'offer', isReady: false })
  await client.create({ _id: 'drafts.offer.a', _type: 'offer', isReady: true, contact: { name: 'Ann' } })
  await client.action({
    actionType: 'sanity.action.document.publish',
    draftId: 'drafts.offer.a',
    publishedId: 'offer.a',
  })
  await expect.poll(() => deliveries.length).toBe(1)
  const [{ headers, text, body } = { headers: {}, text: '', body: undefined }] = deliveries
  expect(body).toEqual({ _id: 'offer.a', who: 'Ann' })
  expect(headers).toMatchObject({
    'sanity-document-id': 'offer.a',
    'sanity-operation': 'update',
    'sanity-dataset': 'production',
    'idempotency-key': expect.stringMatching(/^[\da-f]{32}$/),
  })
  const signature = String(headers[SIGNATURE_HEADER_NAME])
  expect(await isValidSignature(text, signature, lake.tokens.revalidateSecret)).toBe(true)
  expect(await isValidSignature(text, signature, 'another secret')).toBe(false)
})

test('what a tool writes while the shop is stopped waits for the next start: the port of its receiver may be another program’s', async () => {
  const { url, attempts } = await startReceiver()
  const dataDir = temporaryFolder()
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  const settings = { dataDir, webhooks: hook(url), webhookUrl: url, webhookDelays: [50] }
  const tool = await startTestLake({ ...settings, keepsQueues: true })
  await tool.client().create({ _id: 'note', _type: 'note' })
  await tool.close()
  expect(attempts).toEqual([])
  const lake = await startTestLake(settings)
  onTestFinished(() => lake.close())
  await expect.poll(() => attempts.length).toBe(2)
})

test('what is written after a purge in the same transaction is sent', async () => {
  const { url, deliveries } = await startReceiver()
  const lake = await lakeWith(hook(url, { projection: '{_id, text}' }))
  await lake.client().create({ _id: 'x', _type: 'x', text: 'secret' })
  await expect.poll(() => deliveries.length).toBe(1)
  const mutations = [{ delete: { id: 'x', purge: true } }, { create: { _id: 'x', _type: 'x', text: 'new' } }]
  await lake.client().request({ method: 'POST', url: '/data/mutate/production', body: { mutations } })
  await expect.poll(() => deliveries[1]?.body).toEqual({ _id: 'x', text: 'new' })
})

test('only the operations of the list are sent, and a secret of its own signs', async () => {
  const { url, deliveries } = await startReceiver()
  const secret = 'a secret of its own'
  const lake = await lakeWith(
    hook(url, { on: ['delete'], secret, projection: '{_id, "was": before().n, "is": after().n}' }),
  )
  const client = lake.client()
  await client.create({ _id: 'x', _type: 'x', n: 1 })
  await client.patch('x').set({ n: 2 }).commit()
  await client.delete('x')
  await expect.poll(() => deliveries.length).toBe(1)
  const [delivery] = deliveries
  expect(delivery?.body).toEqual({ _id: 'x', was: 2, is: null })
  const signature = String(delivery?.headers[SIGNATURE_HEADER_NAME])
  expect(await isValidSignature(delivery?.text ?? '', signature, secret)).toBe(true)
})

test.each([
  ['delta::changedAny((offer, handling))', [1, 3, 4]],
  ['before().handling != after().handling', [1, 4]],
  ['delta::operation() == "update"', [2, 3, 4]],
  ['author->name == "Ann"', [4]],
])('the filter %s compares what was and what is', async (filter, expected) => {
  const { url, deliveries } = await startReceiver()
  const lake = await lakeWith(hook(url, { filter: `_type == "q" && ${filter}`, projection: '{n}' }))
  const client = lake.client()
  await client.create({ _id: 'ann', _type: 'author', name: 'Ann' })
  await client.create({ _id: 'q', _type: 'q', n: 1, offer: { price: 1 }, handling: 'new' })
  await client.patch('q').set({ n: 2 }).commit()
  await client.patch('q').set({ n: 3, 'offer.price': 2 }).commit()
  await client
    .patch('q')
    .set({ n: 4, handling: 'offered', author: { _type: 'reference', _ref: 'ann' } })
    .commit()
  await expect.poll(() => deliveries.map(({ body }) => (body as { n: number }).n)).toEqual(expected)
})

test('the changes of a document are tried again in order until they are taken, and another webhook does not wait for it', async () => {
  const [broken, working] = [await startReceiver([500, 503, 200]), await startReceiver()]
  const lake = await lakeWith([
    ...hook(broken.url, { projection: '{n}' }),
    ...readWebhooks(JSON.stringify([{ name: 'b', url: working.url }])),
  ])
  await lake.client().create({ _id: 'x', _type: 'x', n: 1 })
  await lake.client().patch('x').set({ n: 2 }).commit()
  await expect.poll(() => working.deliveries.length).toBe(2)
  await expect.poll(() => broken.deliveries.length, { timeout: 3000 }).toBe(2)
  expect(broken.attempts.map(({ body }) => (body as { n: number }).n)).toEqual([1, 1, 1, 2])
  const keys = broken.attempts.map(({ headers }) => headers['idempotency-key'])
  expect(new Set(keys).size).toBe(2)
  expect(keys[0]).toBe(keys[2])
})

test('a filter that fails for a document drops its delivery, not the commit', async () => {
  const { url, deliveries } = await startReceiver()
  const lake = await lakeWith(
    hook(url, { filter: 'string::split(title, 1) == null || _id == "b"', projection: '{_id}' }),
  )
  await lake.client().create({ _id: 'b', _type: 'x' })
  await expect.poll(() => deliveries.length).toBe(1)
})

test('what is wrong with a list of webhooks stops the start', () => {
  const url = 'https://shop.example.com/api'
  const list = (entry: object) => JSON.stringify([{ name: 'a', url, ...entry }])
  for (const [entry, message] of [
    [{ filter: '_type ==' }, 'filter'],
    [{ projection: '{' }, 'projection'],
    [{ url: 'ftp://x' }, 'url'],
    [{ on: ['publish'] }, 'on'],
    [{ secret: 'short' }, 'secret'],
    [{ retries: 3 }, 'retries'],
  ] as const) {
    expect(() => readConfig({ LAKE_WEBHOOKS: list(entry) })).toThrow(message)
  }
  const twice = JSON.stringify([
    { name: 'a', url },
    { name: 'a', url },
  ])
  expect(() => readConfig({ LAKE_WEBHOOKS: twice })).toThrow('a name twice')
  expect(() => readConfig({ LAKE_WEBHOOKS: '/nowhere.json' })).toThrow('LAKE_WEBHOOKS')
  const file = join(mkdtempSync(join(tmpdir(), 'webhooks-')), 'webhooks.json')
  writeFileSync(file, list({ filter: '_type == "x"' }))
  expect(readConfig({ LAKE_WEBHOOKS: file }).webhooks).toMatchObject([
    { name: 'a', on: ['create', 'update', 'delete'], filter: '_type == "x"' },
  ])
})

async function tagsOf(lake: TestLake, type: string): Promise<string[]> {
  const { syncTags = [] } = await lake.client().fetch(`*[_type == "${type}"]`, {}, { filterResponse: false })
  return syncTags
}

test('the webhook of tags says nothing of documents that visitors may not read', async () => {
  const site = await startSite()
  const own = await lakeForTest({ webhookUrl: site.url })
  await own.client().createOrReplace({ _id: 'private.plan', _type: 'plan' })
  await own.client().createOrReplace({ _id: 'public-plan', _type: 'other' })
  await expect.poll(() => site.deliveries.length).toBe(1)
  const hidden = await tagsOf(own, 'plan')
  const others = await tagsOf(own, 'other')
  const sent = site.deliveries[0]?.syncTags
  await site.close()
  expect(sent).toContain(others[0])
  expect(sent).not.toContain(hidden[0])
})

test.each([
  ['_type == "a"', ['a']],
  ['_type in ["a", "b"] && x', ['a', 'b']],
  ['(_type == "a" && x) || (y && _type == "b")', ['a', 'b']],
  ['_type == "a" || x', undefined],
  ['author->_type == "a"', undefined],
  ['!(_type == "a")', undefined],
  ['', undefined],
])('the filter %s names its types, if it does', (filter, types) => {
  const found = typesIn(parseExpression(filter))
  expect(found && [...found]).toEqual(types)
})

test('nothing that purged documents held stays in the queue', async () => {
  const { url, attempts } = await startReceiver([500])
  const dataDir = temporaryFolder()
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  const lake = await startTestLake({ dataDir, webhooks: hook(url), webhookDelays: [50] })
  const client = lake.client()
  await client.create({ _id: 'public', _type: 'x', text: 'stays' })
  await client.create({ _id: 'secret', _type: 'x', text: 'to be forgotten' })
  await expect.poll(() => attempts.length).toBeGreaterThan(0)
  const action = { actionType: 'sanity.action.document.delete', publishedId: 'secret', purge: true } as const
  await client.action({ ...action, includeDrafts: [] })
  await lake.close()
  const db = new DatabaseSync(join(dataDir, 'lake.sqlite'))
  onTestFinished(() => db.close())
  // that the document was deleted may wait in the queue
  const queued = db.prepare(`SELECT doc FROM hook_outbox WHERE operation <> 'delete'`).all()
  expect(queued).toEqual([{ doc: 'public' }])
})

test('thousands of documents are purged together while their changes wait', async () => {
  const { url } = await startReceiver([500])
  const lake = await lakeForTest({ webhooks: hook(url) })
  const publishedId = 'note'
  const includeDrafts = Array.from({ length: 9000 }, (_, n) => `versions.release${n}.note`)
  await lake.client().mutate([publishedId, ...includeDrafts].map((_id) => ({ create: { _id, _type: 'x' } })))
  const started = performance.now()
  await lake
    .client(undefined, { token: lake.tokens.administrator })
    .action({ actionType: 'sanity.action.document.delete', publishedId, includeDrafts, purge: true })
  // the queue was read for each document before, which took 8 s
  expect(performance.now() - started).toBeLessThan(4000)
})
