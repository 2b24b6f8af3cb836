import { rmSync } from 'node:fs'
import { get } from 'node:http'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { applyPatch } from 'mendoza'
import { expect, onTestFinished, test } from 'vitest'
import { type Client, dataset, lakeForTest, startTestLake, temporaryFolder } from '../testing/test-lake.ts'

test('other requests are answered while the history of a long document is read', async () => {
  const own = await lakeForTest()
  const list = Array.from({ length: 5000 }, (_, n) => ({ _key: `k${n}`, text: `Paragraph number ${n}` }))
  await own.client().create({ _id: 'long', _type: 'note', list })
  for (let n = 0; n < 50; n += 1) await own.client().patch('long').set({ n }).commit()
  let isRead = false
  const reading = own
    .request(`/data/history/${dataset}/transactions/long?effectFormat=mendoza`)
    .then((response) => response.text())
    .finally(() => (isRead = true))
  let answered = 0
  for (; !isRead; answered += 1) await own.request('/ping')
  expect((await reading).trim().split('\n')).toHaveLength(50)
  expect(answered).toBeGreaterThan(10)
})

test('a document that a request names many times is read once, and others are answered in between', async () => {
  const own = await lakeForTest()
  const list = Array.from({ length: 20_000 }, (_, n) => ({ _key: `k${n}`, text: `Paragraph number ${n}` }))
  const ids = Array.from({ length: 12 }, (_, n) => `long${n}`)
  for (const _id of ids) await own.client().create({ _id, _type: 'note', list })
  const read = async (asked: string[]) => {
    const response = await own.request(`/data/history/${dataset}/documents/${asked.join(',')}`)
    return ((await response.json()) as { documents: { _id: string }[] }).documents.map(({ _id }) => _id)
  }
  expect(await read([...Array.from({ length: 100 }, () => 'long0'), 'none'])).toEqual(['long0'])
  expect(await read(['none'])).toEqual([])
  let isRead = false
  const reading = read(ids).finally(() => (isRead = true))
  let answered = 0
  for (; !isRead; answered += 1) await own.request('/ping')
  expect(await reading).toEqual(ids)
  expect(answered).toBeGreaterThan(5)
})

test('a transaction of many long documents is read one document at a time, and others are answered in between', async () => {
  const own = await lakeForTest()
  const list = Array.from({ length: 20_000 }, (_, n) => ({ _key: `k${n}`, text: `Paragraph number ${n}` }))
  const ids = Array.from({ length: 12 }, (_, n) => `long${n}`)
  for (const _id of ids) await own.client().create({ _id, _type: 'note', list })
  const transaction = own.client().transaction()
  for (const id of ids) transaction.delete(id)
  const { transactionId } = await transaction.commit()
  const range = `fromTransaction=${transactionId}&toTransaction=${transactionId}`
  let isRead = false
  const reading = own
    .request(`/data/history/${dataset}/transactions/${ids.join(',')}?effectFormat=mendoza&${range}`)
    .then((response) => response.text())
    .finally(() => (isRead = true))
  let answered = 0
  for (; !isRead; answered += 1) await own.request('/ping')
  const line = JSON.parse(await reading) as {
    id: string
    documentIDs: string[]
    mutations: unknown[]
    effects: Record<string, { apply: unknown[]; revert: unknown[] }>
  }
  expect([line.id, line.documentIDs]).toEqual([transactionId, ids.toSorted()])
  expect(line.mutations).toEqual(ids.toSorted().map((id) => ({ delete: { id } })))
  const { long3 } = line.effects
  expect(Object.keys(line.effects)).toEqual(ids.toSorted())
  expect(applyPatch(null, long3?.revert ?? [])).toMatchObject({ _id: 'long3', list })
  expect(answered).toBeGreaterThan(5)
})

test('clients that do not read their histories hold up nobody else', async () => {
  const own = await lakeForTest()
  const client = own.client()
  // more than the sockets of both ends hold
  for (let round = 0; round < 30; round += 1)
    await client.createOrReplace({ _id: 'long', _type: 'note', text: `${round}${'x'.repeat(900_000)}` })
  const administrator = {
    authorization: `Bearer ${own.tokens.administrator}`,
    'content-type': 'application/json',
  }
  const viewer = async (label: string) => {
    const body = JSON.stringify({ label, roleName: 'viewer' })
    const path = `/projects/${client.config().projectId}/tokens`
    const made = await own.request(path, { method: 'POST', headers: administrator, body })
    return { authorization: `Bearer ${((await made.json()) as { key: string }).key}` }
  }
  const path = `/data/history/${dataset}/transactions/long`
  const begun: Promise<unknown>[] = []
  for (let name = 0; name < 4; name += 1) {
    const headers = await viewer(`slow ${name}`)
    for (let nth = 0; nth < 4; nth += 1) {
      begun.push(
        new Promise((resolve) => {
          const request = get(`${own.url}/v2025-02-19${path}`, { headers, agent: false }, resolve)
          request.on('error', () => undefined)
          onTestFinished(() => void request.destroy())
        }),
      )
    }
  }
  await Promise.all(begun)
  const signal = AbortSignal.timeout(5000)
  const other = await own.request(`${path}?limit=1`, { headers: await viewer('other'), signal })
  expect([other.status, (await other.text()).trim().split('\n').length]).toEqual([200, 1])
}, 30_000)

/** A lake whose last transaction, which `make` makes, of one document came again and again. */
async function lakeWithRepeated(
  make: (client: Client) => Promise<unknown>,
  times: number,
): Promise<(search?: string) => Promise<{ events: Record<string, { type: string }[]>; nextCursor: string }>> {
  const dataDir = temporaryFolder()
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  const before = await startTestLake({ dataDir })
  await make(before.client())
  await before.close()
  const db = new DatabaseSync(join(dataDir, 'lake.sqlite'))
  db.exec(`
    CREATE TEMP TABLE made AS SELECT max(seq) AS seq FROM tx_doc;
    CREATE TEMP TABLE numbers AS WITH RECURSIVE n(at) AS (SELECT 1 UNION ALL SELECT at + 1 FROM n WHERE at < ${times}) SELECT at FROM n;
    INSERT INTO tx SELECT seq + at, id || at, ts, author FROM tx JOIN made USING (seq), numbers;
    INSERT INTO tx_doc SELECT doc, seq + at, mutations, after FROM tx_doc JOIN made USING (seq), numbers;
  `)
  db.close()
  const lake = await startTestLake({ dataDir })
  onTestFinished(() => lake.close())
  return async (search = '') => {
    const answer = await fetch(
      `${lake.url}/v2025-02-19/data/history/${dataset}/events/documents/long?limit=1000${search}`,
      { headers: { authorization: `Bearer ${lake.tokens.viewer}` } },
    )
    return (await answer.json()) as Awaited<ReturnType<Awaited<ReturnType<typeof lakeWithRepeated>>>>
  }
}

test('thousands of edits hide none of the events before them', async () => {
  const ask = await lakeWithRepeated(async (client) => {
    await client.create({ _id: 'long', _type: 'note' })
    await client.create({ _id: 'drafts.long', _type: 'note' })
    await client.patch('drafts.long').set({ text: 'edited' }).commit()
  }, 24_000)
  const first = await ask()
  expect(first.events.long).toEqual([])
  const { events, nextCursor } = await ask(`&nextCursor=${first.nextCursor}`)
  expect(events.long?.map(({ type }) => type)).toEqual(['createDocumentVersion', 'createLiveDocument'])
  expect(nextCursor).toBe('')
})

test('a long list of events is made with the turns of others between', async () => {
  const ask = await lakeWithRepeated((client) => client.create({ _id: 'long', _type: 'note' }), 1000)
  const count = async () => (await ask()).events.long?.length
  expect(await count()).toBe(1000)
  let [longest, last, isDone] = [0, performance.now(), false]
  const tick = () => {
    const now = performance.now()
    longest = Math.max(longest, now - last)
    last = now
    if (!isDone) setImmediate(tick)
  }
  const started = performance.now()
  tick()
  await count()
  isDone = true
  expect(longest / (performance.now() - started)).toBeLessThan(0.4)
})
