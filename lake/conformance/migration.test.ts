import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { readWebhooks } from '../src/live/webhook-config.ts'
import { plainPicture } from '../testing/pictures.ts'
import { startReceiver } from '../testing/receiver.ts'
import { clientFor, startTestLake, temporaryFolder } from '../testing/test-lake.ts'

/** The tables of format 1, as its first version made them. */
const formatOne = `
  CREATE TABLE doc (id TEXT PRIMARY KEY, type TEXT NOT NULL, rev TEXT NOT NULL, json TEXT NOT NULL) WITHOUT ROWID;
  CREATE TABLE tx (seq INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE, ts TEXT NOT NULL, author TEXT NOT NULL);
  CREATE TABLE tx_doc (
    doc TEXT NOT NULL, seq INTEGER NOT NULL REFERENCES tx(seq), mutations TEXT NOT NULL, after TEXT,
    PRIMARY KEY (doc, seq)) WITHOUT ROWID;
  CREATE INDEX tx_doc_seq ON tx_doc(seq);
  CREATE TABLE account (id TEXT PRIMARY KEY, name TEXT NOT NULL, email TEXT NOT NULL, role TEXT NOT NULL, password TEXT) WITHOUT ROWID;
  CREATE TABLE credential (hash TEXT PRIMARY KEY, account TEXT NOT NULL, kind TEXT NOT NULL, created TEXT NOT NULL, expires TEXT) WITHOUT ROWID;
  CREATE TABLE kv (account TEXT NOT NULL, key TEXT NOT NULL, value TEXT NOT NULL, PRIMARY KEY (account, key)) WITHOUT ROWID;
  CREATE TABLE watched (key TEXT PRIMARY KEY) WITHOUT ROWID;
  CREATE TABLE outbox (seq INTEGER PRIMARY KEY AUTOINCREMENT, tag TEXT NOT NULL);
  PRAGMA user_version = 1;`

const long = (word: string) => `${word} `.repeat(2000)
const note = (rev: string, text: string) => ({
  _id: 'note',
  _type: 'note',
  _rev: rev,
  _createdAt: '2026-01-01T00:00:00Z',
  _updatedAt: '2026-01-01T00:00:00Z',
  text,
})

/** A folder as a lake of format 1 left it: one document, written twice. */
function olderFolder(): string {
  const folder = temporaryFolder()
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const db = new DatabaseSync(join(folder, 'lake.sqlite'))
  db.exec(formatOne)
  const forms = [note('one', long('first')), note('two', long('second'))]
  for (const [index, form] of forms.entries()) {
    const json = JSON.stringify(form)
    const time = `2026-01-0${index + 1}T00:00:00Z`
    db.prepare('INSERT INTO tx (id, ts, author) VALUES (?, ?, ?)').run(form._rev, time, 'token-editor')
    db.prepare('INSERT INTO tx_doc VALUES (?, ?, ?, ?)').run(
      'note',
      index + 1,
      `[{"createOrReplace":${json}}]`,
      json,
    )
    db.prepare('INSERT OR REPLACE INTO doc VALUES (?, ?, ?, ?)').run('note', 'note', form._rev, json)
  }
  db.close()
  const secret = (name: string) => `${name}-${'x'.repeat(40)}`
  const secrets = { editorToken: secret('sk-e'), viewerToken: secret('sk-v'), revalidateSecret: secret('r') }
  writeFileSync(join(folder, 'secrets.json'), JSON.stringify(secrets))
  return folder
}

test('a folder of format 1 is brought forward, with its documents, history and tokens', async () => {
  const dataDir = olderFolder()
  const lake = await startTestLake({ dataDir })
  onTestFinished(() => lake.close())
  expect(lake.tokens.editor).toMatch(/^sk-e-x/)
  // made since: a token of each role that the folder did not know
  for (const role of ['administrator', 'site'] as const) {
    const me = await clientFor(lake.url, lake.tokens[role]).users.getById('me')
    expect(me).toMatchObject({ role })
  }
  expect(await lake.client().getDocument('note')).toEqual(note('two', long('second')))
  const at = await lake.request('/data/history/production/documents/note?revision=one')
  expect(await at.json()).toEqual({ documents: [note('one', long('first'))] })
  await lake
    .client()
    .patch('note')
    .set({ text: long('third') })
    .commit()
  const told = await (await lake.request('/data/history/production/transactions/note')).text()
  const transactions = told
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { mutations: unknown[] })
  expect(transactions.map(({ mutations }) => mutations.length)).toEqual([1, 1, 1])
  expect(transactions[0]?.mutations).toEqual([{ createOrReplace: note('one', long('first')) }])
  await lake.close()
  const db = new DatabaseSync(join(dataDir, 'lake.sqlite'))
  onTestFinished(() => db.close())
  expect(db.prepare('PRAGMA user_version').get()).toEqual({ user_version: 9 })
  const sizes = db.prepare('SELECT length(after) AS size FROM tx_doc').all()
  expect(sizes.map(({ size }) => Number(size) < 500)).toEqual([true, true, true])
})

test('a folder of a later version is left as it is, and the message names what to start', async () => {
  const dataDir = olderFolder()
  const db = new DatabaseSync(join(dataDir, 'lake.sqlite'))
  db.exec('PRAGMA user_version = 999')
  db.close()
  await expect(startTestLake({ dataDir })).rejects.toThrow(
    /it has format 999.*Start a newer version of the lake; the content is unharmed/,
  )
})

test('changes that wait for a webhook in a folder of format 4, each with a copy of the document, are sent', async () => {
  const { url, deliveries, attempts } = await startReceiver([500, 200])
  const webhooks = readWebhooks(
    JSON.stringify([{ name: 'a', url, projection: '{_id, "was": before().n, n}' }]),
  )
  const dataDir = temporaryFolder()
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  const older = await startTestLake({ dataDir, webhooks, webhookDelays: [60_000] })
  await older.client().create({ _id: 'x', _type: 'x', n: 1 })
  await expect.poll(() => attempts.length).toBe(1)
  await older.client().patch('x').set({ n: 2 }).commit()
  await older.close()
  const db = new DatabaseSync(join(dataDir, 'lake.sqlite'))
  db.exec(`DROP TABLE forgetting; DROP INDEX hook_outbox_doc; ALTER TABLE hook_outbox ADD COLUMN before;
    ALTER TABLE hook_outbox ADD COLUMN after; DROP INDEX tx_doc_doc;
    DROP INDEX hook_outbox_due; DROP INDEX hook_outbox_author; ALTER TABLE hook_outbox DROP COLUMN author;
    ALTER TABLE hook_outbox DROP COLUMN due;
    ALTER TABLE watched DROP COLUMN of_program; CREATE INDEX hook_outbox_hook ON hook_outbox(hook, seq); PRAGMA user_version = 4`)
  db.close()
  const lake = await startTestLake({ dataDir, webhooks, webhookDelays: [20] })
  onTestFinished(() => lake.close())
  await expect
    .poll(() => deliveries.map(({ body }) => body))
    .toEqual([
      { _id: 'x', was: null, n: 1 },
      { _id: 'x', was: 1, n: 2 },
    ])
})

test('what a killed lake left half made is cleared away', async () => {
  const dataDir = temporaryFolder()
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  for (const folder of ['assets/images', 'assets/files', 'snapshots'])
    mkdirSync(join(dataDir, folder), { recursive: true })
  const leftovers = [`assets/images/half.png.${randomUUID()}.new`, 'snapshots/half.sqlite']
  const whole = join(dataDir, `assets/files/${'a'.repeat(40)}.new`)
  writeFileSync(whole, 'an extension like another')
  for (const file of leftovers) writeFileSync(join(dataDir, file), 'half')
  const lake = await startTestLake({ dataDir })
  onTestFinished(() => lake.close())
  for (const file of leftovers) expect(() => readFileSync(join(dataDir, file))).toThrow(/ENOENT/)
  expect(existsSync(whole)).toBe(true)
  expect(lake.log).toContainEqual({ event: 'repair', detail: '1 half-written files removed' })
})

test.each<[string, (cache: string) => void]>([
  ['a dangling link in it', (cache) => symlinkSync('nowhere', join(cache, 'images', 'a.png'))],
  ['a link loop in it', (cache) => symlinkSync('a.png', join(cache, 'images', 'a.png'))],
  [
    'a folder with the name of a leftover',
    (cache) => mkdirSync(join(cache, 'images', `a.${randomUUID()}.new`, 'b'), { recursive: true }),
  ],
  [
    'a dangling link in its place',
    (cache) => {
      rmSync(join(cache, 'images'), { recursive: true })
      symlinkSync('nowhere', join(cache, 'images'))
    },
  ],
  [
    'a file in its place',
    (cache) => {
      rmSync(cache, { recursive: true })
      writeFileSync(cache, '')
    },
  ],
])('a lake starts with %s, for the cache of pictures', async (_, damage) => {
  const dataDir = temporaryFolder()
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  mkdirSync(join(dataDir, 'cache', 'images'), { recursive: true })
  damage(join(dataDir, 'cache'))
  const lake = await startTestLake({ dataDir })
  onTestFinished(() => lake.close())
  const { url } = await lake.client().assets.upload('image', await plainPicture(20, 10))
  expect((await fetch(`${url}?w=10`)).status).toBe(200)
})
