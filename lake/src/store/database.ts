import { accessSync, chmodSync, constants, existsSync, mkdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { diskFull } from '../http/errors.ts'
import { pack } from './packed.ts'

/** The layout of the data folder that this code reads and writes. */
const formatVersion = 9

/** Steps that bring an older file forward: `migrations[n]` leads from format n to n + 1. */
const migrations: Record<number, (db: DatabaseSync) => void> = {
  0: (db) =>
    db.exec(`
    CREATE TABLE doc (id TEXT PRIMARY KEY, type TEXT NOT NULL, rev TEXT NOT NULL, json TEXT NOT NULL) WITHOUT ROWID;
    CREATE TABLE tx (
      seq INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE, ts TEXT NOT NULL, author TEXT NOT NULL);
    CREATE TABLE tx_doc (
      doc TEXT NOT NULL, seq INTEGER NOT NULL REFERENCES tx(seq), mutations TEXT NOT NULL, after TEXT,
      PRIMARY KEY (doc, seq)) WITHOUT ROWID;
    CREATE INDEX tx_doc_seq ON tx_doc(seq);
    CREATE TABLE account (
      id TEXT PRIMARY KEY, name TEXT NOT NULL, email TEXT NOT NULL, role TEXT NOT NULL, password TEXT) WITHOUT ROWID;
    CREATE TABLE credential (
      hash TEXT PRIMARY KEY, account TEXT NOT NULL, kind TEXT NOT NULL, created TEXT NOT NULL, expires TEXT) WITHOUT ROWID;
    CREATE TABLE kv (account TEXT NOT NULL, key TEXT NOT NULL, value TEXT NOT NULL, PRIMARY KEY (account, key)) WITHOUT ROWID;
    CREATE TABLE watched (key TEXT PRIMARY KEY) WITHOUT ROWID;
    CREATE TABLE outbox (seq INTEGER PRIMARY KEY AUTOINCREMENT, tag TEXT NOT NULL);
  `),
  // long forms in the log are compressed
  1: (db) => {
    db.function('pack', { deterministic: true }, (text) => (typeof text === 'string' ? pack(text) : text))
    db.exec('UPDATE tx_doc SET after = pack(after), mutations = pack(mutations)')
  },
  // changes that wait for webhooks with a filter; thousands of tags of one commit are found each by its index
  2: (db) =>
    db.exec(`
    CREATE TABLE hook_outbox (
      seq INTEGER PRIMARY KEY AUTOINCREMENT, hook TEXT NOT NULL, operation TEXT NOT NULL, doc TEXT NOT NULL,
      tx TEXT NOT NULL, ts TEXT NOT NULL, before, after);
    CREATE INDEX hook_outbox_hook ON hook_outbox(hook, seq);
    CREATE INDEX outbox_tag ON outbox(tag);
  `),
  // since when the receiver of a waiting change has failed
  3: (db) => db.exec('ALTER TABLE hook_outbox ADD COLUMN failing_since TEXT'),
  // what documents held before they were purged, until it is deleted; changes that wait for webhooks are read from the log
  4: (db) =>
    db.exec(`
    CREATE TABLE forgetting (seq INTEGER NOT NULL, doc TEXT NOT NULL, PRIMARY KEY (seq, doc)) WITHOUT ROWID;
    ALTER TABLE hook_outbox DROP COLUMN before;
    ALTER TABLE hook_outbox DROP COLUMN after;
    CREATE INDEX hook_outbox_doc ON hook_outbox(doc, hook, seq);
  `),
  // the history of many documents is found without reading what they held
  5: (db) => db.exec('CREATE INDEX tx_doc_doc ON tx_doc(doc, seq)'),
  // changes that wait for webhooks leave by author, and what was refused when its time comes
  6: (db) =>
    db.exec(`
    DELETE FROM hook_outbox WHERE tx NOT IN (SELECT id FROM tx);
    ALTER TABLE hook_outbox ADD COLUMN author TEXT NOT NULL DEFAULT '';
    ALTER TABLE hook_outbox ADD COLUMN due INTEGER NOT NULL DEFAULT 0;
    UPDATE hook_outbox SET author = (SELECT author FROM tx WHERE tx.id = hook_outbox.tx);
    CREATE INDEX hook_outbox_due ON hook_outbox(hook, due);
    CREATE INDEX hook_outbox_author ON hook_outbox(hook, author, due, seq);
    DROP INDEX hook_outbox_hook;
  `),
  // rows that SQLite finds by their number: on the way to another row of a table WITHOUT ROWID it reads those it passes whole, and one can have megabytes
  7: (db) =>
    db.exec(`
    ALTER TABLE doc RENAME TO doc_without_number;
    CREATE TABLE doc (id TEXT NOT NULL PRIMARY KEY, type TEXT NOT NULL, rev TEXT NOT NULL, json TEXT NOT NULL);
    INSERT INTO doc SELECT id, type, rev, json FROM doc_without_number;
    DROP TABLE doc_without_number;
    ALTER TABLE tx_doc RENAME TO tx_doc_without_number;
    CREATE TABLE tx_doc (
      doc TEXT NOT NULL, seq INTEGER NOT NULL REFERENCES tx(seq), mutations TEXT NOT NULL, after TEXT);
    INSERT INTO tx_doc SELECT doc, seq, mutations, after FROM tx_doc_without_number ORDER BY seq, doc;
    DROP TABLE tx_doc_without_number;
    CREATE UNIQUE INDEX tx_doc_doc ON tx_doc(doc, seq);
    CREATE INDEX tx_doc_seq ON tx_doc(seq);
  `),
  // whether a program asked for what is watched, or only editors and visitors
  8: (db) => db.exec('ALTER TABLE watched ADD COLUMN of_program INTEGER NOT NULL DEFAULT 1'),
}

/** The database, and what SQLite keeps beside it while it is open. */
export const databaseFiles = ['lake.sqlite', 'lake.sqlite-wal', 'lake.sqlite-shm']

/**
 * Opens (or makes) the lake's SQLite file. Write-ahead log with full synchronisation: what has been
 * acknowledged is on the disk, also after the process is killed or the power goes.
 * @throws Error when the file was written by a newer lake, or is damaged
 */
export function openDatabase(dataDir: string): DatabaseSync {
  mkdirSync(dataDir, { recursive: true })
  keepPrivate(dataDir, 0o700)
  assertWritable(dataDir)
  const file = join(dataDir, 'lake.sqlite')
  const db = new DatabaseSync(file)
  // before the write-ahead log is made, which gets the same rights
  for (const name of [...databaseFiles, 'secrets.json']) keepPrivate(join(dataDir, name), 0o600)
  try {
    // SQLite takes it for a new database; the secrets are written after the first tables
    if (statSync(file).size === 0 && existsSync(join(dataDir, 'secrets.json')))
      throw new Error('the file is empty')
    db.exec('PRAGMA locking_mode = EXCLUSIVE')
    db.exec('PRAGMA journal_mode = WAL')
    db.exec('PRAGMA synchronous = FULL')
    db.exec('PRAGMA busy_timeout = 2000')
    // what was purged is overwritten, and comes into no backup
    db.exec('PRAGMA secure_delete = ON')
    const check = db.prepare('PRAGMA quick_check(1)').get()
    if (check?.quick_check !== 'ok') throw new Error(`SQLite says: ${String(check?.quick_check)}`)
    migrate(db)
  } catch (cause) {
    db.close()
    const why = cause instanceof Error ? cause.message : String(cause)
    const hint = diskFull(cause)
      ? 'The disk is full: free some space.'
      : why.includes('locked')
        ? 'Is another lake running on the same folder?'
        : why.includes(tooNew)
          ? 'Start a newer version of the lake; the content is unharmed.'
          : 'Restore a backup of it.'
    throw new Error(`The lake cannot open ${file}: ${why}. ${hint}`, { cause })
  }
  return db
}

/** @throws Error that names the remedy: SQLite says "disk I/O error" or "unable to open database file" */
function assertWritable(dataDir: string) {
  try {
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (cause) {
    const remedy = 'start the lake as the owner of this folder, or choose another one with LAKE_DATA'
    throw new Error(`The lake cannot write to ${dataDir}: ${remedy}`, { cause })
  }
}

/** Drafts and password hashes are in there: for the owner alone. Some file systems know no rights; then as it is. */
function keepPrivate(path: string, mode: number) {
  try {
    if (existsSync(path)) chmodSync(path, mode)
  } catch {
    return
  }
}

const tooNew = 'this lake knows formats up to'

function migrate(db: DatabaseSync) {
  const row = db.prepare('PRAGMA user_version').get()
  let version = Number(row?.user_version ?? 0)
  if (version > formatVersion) {
    throw new Error(`it has format ${version}, and ${tooNew} ${formatVersion}`)
  }
  while (version < formatVersion) {
    inTransaction(db, () => {
      migrations[version]?.(db)
      db.exec(`PRAGMA user_version = ${version + 1}`)
    })
    version += 1
  }
}

/**
 * Reads the row `key` of a table by `parse`.
 * @throws Error that names a damaged row, and the remedy
 */
export function readRow<T>(table: string, key: string, parse: () => T): T {
  try {
    return parse()
  } catch (cause) {
    throw new Error(
      `The row "${key.replaceAll('\n', ' ')}" of the table "${table}" in lake.sqlite is damaged. ` +
        'Restore a backup (npm run lake -- restore FILE), or remove the row to start without it',
      { cause },
    )
  }
}

/**
 * Notes which files a database has. The returned function says whether they are still at their paths: SQLite goes on writing to a
 * file that was deleted or moved, and a lake that is started again would not find what was written. When the write-ahead log is
 * gone, it first moves what the log held to the database.
 */
export function watchPlace(db: DatabaseSync): () => boolean {
  const path = db.location()
  if (path === null) return () => true
  const isDatabaseInPlace = watchFile(path)
  const log = `${path}-wal`
  const watchLog = () => (existsSync(log) ? watchFile(log) : undefined)
  let isLogInPlace = watchLog()
  return () => {
    if (!isDatabaseInPlace()) return false
    // SQLite makes it with the first write, and keeps it while the lake runs
    isLogInPlace ??= watchLog()
    if (isLogInPlace?.() !== false) return true
    db.exec('PRAGMA wal_checkpoint(TRUNCATE)')
    return false
  }
}

function watchFile(path: string): () => boolean {
  const place = () => {
    const found = statSync(path, { bigint: true, throwIfNoEntry: false })
    return found && `${found.dev}:${found.ino}`
  }
  const first = place()
  return () => place() === first
}

/** Runs `work` in one SQLite transaction: all of it or nothing. */
export function inTransaction<T>(db: DatabaseSync, work: () => T): T {
  db.exec('BEGIN IMMEDIATE')
  try {
    const result = work()
    db.exec('COMMIT')
    return result
  } catch (error) {
    // a full disk has rolled it back already
    if (db.isTransaction) db.exec('ROLLBACK')
    throw error
  }
}
