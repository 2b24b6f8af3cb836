import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { type IncomingMessage, get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { evaluateNode, parseQuery } from '../src/groq/syntax.ts'
import type { LakeDocument } from '../src/store/document.ts'
import { inTransaction, openDatabase } from '../src/store/database.ts'
import { DocumentStore } from '../src/store/store.ts'
import { startLakeProcess } from '../testing/lake-process.ts'
import { clientFor, secretsIn } from '../testing/test-lake.ts'
import { makeDocuments } from './content.ts'
import { type Row, type Timing, measure, timingOf } from './measure.ts'

type Lake = { url: string; token: string; dataDir: string }

/** Writes documents into a new data folder, as one transaction. */
function fill(dataDir: string, documents: readonly LakeDocument[]): void {
  const db = openDatabase(dataDir)
  const store = new DocumentStore(
    db,
    (document) => document,
    (error) => {
      throw error
    },
  )
  store.commit({
    transactionId: 'first',
    timestamp: new Date().toISOString(),
    author: 'bench',
    changes: documents.map((after) => ({ id: after._id, before: undefined, after, mutations: [] })),
  })
  db.close()
}

/** Runs `work` with a lake that has `documents`, in a process of its own. */
export async function withLake<T>(
  documents: readonly LakeDocument[],
  work: (lake: Lake) => Promise<T>,
): Promise<T> {
  const dataDir = mkdtempSync(join(tmpdir(), 'lake-bench-'))
  fill(dataDir, documents)
  const lake = await startLakeProcess({ LAKE_DATA: dataDir })
  try {
    return await work({ url: lake.url, token: secretsIn(dataDir).editor, dataDir })
  } finally {
    await lake.kill('SIGTERM')
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** Time until the lake listens; the baseline reads the same documents with JSON.parse. */
export async function startRow(say: (line: string) => void): Promise<Row> {
  const count = 100_000
  say(`start with ${count} documents`)
  const dataDir = mkdtempSync(join(tmpdir(), 'lake-bench-'))
  try {
    const documents = makeDocuments(count)
    fill(dataDir, documents)
    const file = join(dataDir, 'all.ndjson')
    writeFileSync(file, documents.map((document) => JSON.stringify(document)).join('\n'))
    const times: number[] = []
    for (let run = 0; run < 3; run += 1) {
      const started = performance.now()
      const lake = await startLakeProcess({ LAKE_DATA: dataDir })
      times.push(performance.now() - started)
      await lake.kill('SIGTERM')
    }
    const parseAll = () =>
      readFileSync(file, 'utf8')
        .split('\n')
        .map((line) => JSON.parse(line) as unknown)
    const baseline = { name: 'JSON.parse', timing: measure(parseAll, 0, 3) }
    return { what: `start with ${count} documents`, target: 3000, lake: timingOf(times), baseline }
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** Commits and listeners of a lake with 10,000 documents, over HTTP. */
export function serviceRows(say: (line: string) => void): Promise<Row[]> {
  return withLake(makeDocuments(10_000), async (lake) => {
    say('commits')
    const commit = { what: 'commit acknowledged (durable)', target: 5, ...(await commits(lake)) }
    say('200 listeners')
    const notified = {
      what: '200 listeners, one publish, all notified',
      target: 200,
      ...(await publishes(lake)),
    }
    return [commit, notified]
  })
}

async function commits({ url, token, dataDir }: Lake): Promise<Pick<Row, 'lake' | 'baseline'>> {
  const client = clientFor(url, token)
  const times: number[] = []
  for (let run = 0; run < 220; run += 1) {
    const started = performance.now()
    await client
      .patch(`post-${2000 + run}`)
      .set({ title: `changed ${run}` })
      .commit({ visibility: 'sync' })
    if (run >= 20) times.push(performance.now() - started)
  }
  const db = new DatabaseSync(join(dataDir, 'bare.sqlite'))
  db.exec(
    'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; CREATE TABLE doc (id TEXT PRIMARY KEY, json TEXT)',
  )
  const put = db.prepare('INSERT OR REPLACE INTO doc VALUES (?, ?)')
  const json = JSON.stringify(makeDocuments(100)[50])
  const bare = measure((run) => inTransaction(db, () => put.run(`doc-${run}`, json)))
  db.close()
  return { lake: timingOf(times), baseline: { name: 'one row into bare SQLite', timing: bare } }
}

const listeners = 200
const filter = '*[_type == "post" && defined(slug.current)]'

async function publishes({ url, token }: Lake): Promise<Pick<Row, 'lake' | 'baseline'>> {
  const client = clientFor(url, token)
  const path = `/v2025-02-19/data/listen/production?includeResult=true&query=${encodeURIComponent(filter)}`
  const waiting = new Map<string, { left: number; done: () => void }>()
  const open = () =>
    new Promise<IncomingMessage>((resolve, reject) => {
      get(`${url}${path}`, { headers: { authorization: `Bearer ${token}` }, agent: false }, (response) => {
        let text = ''
        response.on('data', (chunk: Buffer) => {
          text += chunk.toString()
          if (text.includes('event: welcome')) resolve(response)
          const [, id] = /"transactionId":"([^"]+)"[^]*\n\n$/.exec(text) ?? []
          if (text.endsWith('\n\n')) text = ''
          const waiter = id === undefined ? undefined : waiting.get(id)
          if (waiter && (waiter.left -= 1) === 0) waiter.done()
        })
      }).on('error', reject)
    })
  const streams = await Promise.all(Array.from({ length: listeners }, open))
  const times: number[] = []
  for (let run = 0; run < 12; run += 1) {
    const publishedId = `post-${3000 + run}`
    const ids = { draftId: `drafts.${publishedId}`, publishedId }
    const edit = {
      actionType: 'sanity.action.document.edit' as const,
      ...ids,
      patch: { set: { title: `new ${run}` } },
    }
    const allNotified = (id: string) =>
      new Promise<void>((done) => waiting.set(id, { left: listeners, done }))
    // Listeners receive published documents only.
    await client.action(edit)
    const published = allNotified(`publish-${run}`)
    const started = performance.now()
    await client.action(
      { actionType: 'sanity.action.document.publish', ...ids },
      { transactionId: `publish-${run}` },
    )
    await published
    if (run >= 2) times.push(performance.now() - started)
  }
  for (const stream of streams) stream.destroy()
  return { lake: timingOf(times), baseline: { name: 'groq-js matching', timing: groqJsMatching() } }
}

/** The baseline: groq-js evaluates the filter over both documents of a publish, before and after, for each listener. */
function groqJsMatching(): Timing {
  const tree = parseQuery(filter, {})
  const dataset = makeDocuments(100).slice(50, 54)
  return measure(() => {
    for (let at = 0; at < listeners; at += 1) evaluateNode(tree, { dataset })
  })
}
