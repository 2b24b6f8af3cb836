import { createHash, randomBytes } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { type Account, type Identity, type Role, tokenRoles } from './identity.ts'
import { comparable } from './user-name.ts'

const hashOf = (secret: string) => createHash('sha256').update(secret).digest('hex')
const sessionDays = 30
/** Beyond this number sessions end, so that repeated logins do not fill the database. */
const maxSessions = 200

/** Names of logins without a password, beyond which those are forgotten that are logged out and wrote nothing. */
const maxLocal = 1000

/** The account of a login without a name: an editor, on loopback, while no user has a password. */
export const localAccountId = 'local-editor'

const localPrefix = 'local-'

const robotPrefix = 'robot-'
const nameHash = (name: string) => hashOf(comparable(name)).slice(0, 16)
/** The id of a user; it does not change with the password or the role. */
const userIdOf = (name: string) => `user-${nameHash(name)}`

/** A token as its list shows it, without the secret. */
export type TokenInfo = { id: string; label: string; role: Role; createdAt: string }

/** Accounts, tokens and sessions. Tokens are long and random, so a plain SHA-256 of each is stored. */
export class Accounts {
  readonly #db: DatabaseSync
  /** when each session was last used, since the start */
  readonly #used = new Map<string, string>()

  constructor(db: DatabaseSync) {
    this.#db = db
    this.#put(localAccountId, 'Local editor', 'editor@localhost', 'editor')
    // data folders of earlier versions have it as an administrator
    this.#db.prepare("UPDATE account SET role = 'editor' WHERE id = ?").run(localAccountId)
    if (this.hasUsers()) this.endLocalSessions()
    for (const role of tokenRoles) this.#put(`token-${role}`, `Token (${role})`, '', role)
  }

  /** Accepts a known secret as the secrets file's token of a role. */
  acceptToken(token: string, role: Role): void {
    this.#remember(token, `token-${role}`, 'token')
  }

  /** Makes a further token, with an account of its own so that it can be listed and revoked. */
  issueToken(role: Role, label: string): TokenInfo & { token: string } {
    const id = `${robotPrefix}${randomBytes(6).toString('hex')}`
    const token = newToken()
    this.#put(id, label, '', role)
    this.#remember(token, id, 'token')
    return { id, label, role, token, createdAt: new Date().toISOString() }
  }

  /** The tokens that were issued. */
  issuedTokens(): TokenInfo[] {
    const sql = `SELECT a.id, a.name, a.role, c.created FROM account a JOIN credential c ON c.account = a.id
      WHERE a.id LIKE '${robotPrefix}%' AND c.kind = 'token' ORDER BY c.created`
    return this.#db
      .prepare(sql)
      .all()
      .flatMap((row) => {
        const role = tokenRoles.find((known) => known === row.role)
        return role
          ? [{ id: String(row.id), label: String(row.name), role, createdAt: String(row.created) }]
          : []
      })
  }

  /** Revokes an issued token; its account stays, since history names it. False when there is none. */
  revokeToken(id: string): boolean {
    if (!id.startsWith(robotPrefix)) return false
    return Number(this.#db.prepare('DELETE FROM credential WHERE account = ?').run(id).changes) > 0
  }

  /** Makes a user, or changes role and password of the one with that name, who is then logged out everywhere. */
  setUser(name: string, role: Role, passwordHash: string): Account {
    const id = userIdOf(name)
    const sql = `INSERT INTO account (id, name, email, role, password) VALUES (?, ?, '', ?, ?)
      ON CONFLICT (id) DO UPDATE SET name = excluded.name, role = excluded.role, password = excluded.password`
    this.#db.prepare(sql).run(id, name, role, passwordHash)
    this.#endSessionsOf(id)
    this.endLocalSessions()
    return { id, name, email: '', role, isRobot: false }
  }

  /** Removes a user's password and sessions; the account stays, since history names it. */
  removeUser(name: string): boolean {
    const id = userIdOf(name)
    this.#endSessionsOf(id)
    const sql = 'UPDATE account SET password = NULL WHERE id = ? AND password IS NOT NULL'
    return Number(this.#db.prepare(sql).run(id).changes) > 0
  }

  /** The user who logs in under a name, with the stored form of the password. */
  userNamed(name: string): { id: string; password: string } | undefined {
    const sql = 'SELECT id, password FROM account WHERE id = ? AND password IS NOT NULL'
    const row = this.#db.prepare(sql).get(userIdOf(name))
    return row && { id: String(row.id), password: String(row.password) }
  }

  /** Whether any user has a password. */
  hasUsers(): boolean {
    return this.#db.prepare('SELECT 1 FROM account WHERE password IS NOT NULL LIMIT 1').get() !== undefined
  }

  /** The account of an editor on this machine who gave a name and needs no password. */
  localEditor(name: string): string {
    const id = `${localPrefix}${nameHash(name)}`
    this.#forgetLocal()
    this.#put(id, name, '', 'editor')
    return id
  }

  #forgetLocal(): void {
    const local = `id LIKE '${localPrefix}%'`
    const row = this.#db.prepare(`SELECT count(*) AS n FROM account WHERE ${local}`).get()
    if (Number(row?.n) < maxLocal) return
    const isNamed = 'id IN (SELECT account FROM credential) OR id IN (SELECT author FROM tx)'
    this.#db.exec(`DELETE FROM account WHERE ${local} AND id <> '${localAccountId}' AND NOT (${isNamed})`)
    this.#db.exec('DELETE FROM kv WHERE account NOT IN (SELECT id FROM account)')
  }

  /** Ends the sessions of the logins without a password. */
  endLocalSessions(): void {
    this.#db.exec(`DELETE FROM credential WHERE account LIKE '${localPrefix}%' AND kind = 'session'`)
  }

  /** Logs an account in; the returned secret works as cookie and as bearer token for 30 days. */
  createSession(accountId: string): string {
    const secret = randomBytes(36).toString('base64url')
    const expires = new Date(Date.now() + sessionDays * 24 * 3600 * 1000).toISOString()
    this.#remember(secret, accountId, 'session', expires)
    this.#db.prepare('DELETE FROM credential WHERE expires < ?').run(new Date().toISOString())
    this.#endUnused(hashOf(secret))
    return secret
  }

  /**
   * When there are too many sessions, ends the least recently used ones of the account that has most. Of accounts with as
   * many, the one that logged in last before the present login: made-up names then end each other's sessions only.
   */
  #endUnused(present: string) {
    const rows = this.#db
      .prepare("SELECT hash, account, created FROM credential WHERE kind = 'session'")
      .all()
    const sessions = rows.map(({ hash, account, created }) => ({
      hash: String(hash),
      account: String(account),
      used: this.#used.get(String(hash)) ?? String(created),
      made: hash === present ? '' : String(created),
    }))
    const known = new Set(sessions.map(({ hash }) => hash))
    for (const hash of this.#used.keys()) if (!known.has(hash)) this.#used.delete(hash)
    sessions.sort((a, b) => (a.used < b.used ? -1 : 1))
    const lastMade = (group: typeof sessions) =>
      group
        .map(({ made }) => made)
        .sort()
        .at(-1) ?? ''
    for (let excess = sessions.length - maxSessions; excess > 0; excess -= 1) {
      const counts = Map.groupBy(sessions, ({ account }) => account)
      const [most = []] = [...counts.values()].sort(
        (a, b) => b.length - a.length || (lastMade(a) < lastMade(b) ? 1 : -1),
      )
      const [unused] = most
      if (!unused) return
      sessions.splice(sessions.indexOf(unused), 1)
      this.endSession(unused.hash)
      this.#used.delete(unused.hash)
    }
  }

  endSession(credentialHash: string): void {
    this.#db.prepare("DELETE FROM credential WHERE hash = ? AND kind = 'session'").run(credentialHash)
  }

  /** The account that a secret belongs to. Secrets are looked up by hash, so comparing takes no secret-dependent time. */
  identify(secret: string, by: Identity['by']): Identity | undefined {
    const credentialHash = hashOf(secret)
    const row = this.#db
      .prepare('SELECT account, kind, expires FROM credential WHERE hash = ?')
      .get(credentialHash)
    if (!row || (by === 'cookie' && row.kind !== 'session')) return undefined
    const expires = typeof row.expires === 'string' ? row.expires : undefined
    if (expires !== undefined && expires < new Date().toISOString()) return undefined
    if (row.kind === 'session') this.#used.set(credentialHash, new Date().toISOString())
    const account = this.get(String(row.account))
    return account && { account, by, credentialHash, expires }
  }

  /** Whether a session or token is still valid, for connections that stay open. */
  isValid({ credentialHash }: Identity): boolean {
    const row = this.#db.prepare('SELECT expires FROM credential WHERE hash = ?').get(credentialHash)
    return row !== undefined && (row.expires === null || String(row.expires) >= new Date().toISOString())
  }

  get(id: string): Account | undefined {
    const row = this.#db.prepare('SELECT id, name, email, role FROM account WHERE id = ?').get(id)
    return row && accountOf(row)
  }

  all(): Account[] {
    const rows = this.#db.prepare('SELECT id, name, email, role FROM account ORDER BY id').all()
    return rows.flatMap((row) => accountOf(row) ?? [])
  }

  /** Removes the tokens of an earlier secrets file, when it is rewritten. */
  forgetTokens(): void {
    this.#db.exec("DELETE FROM credential WHERE kind = 'token' AND account LIKE 'token-%'")
  }

  #endSessionsOf(id: string) {
    this.#db.prepare("DELETE FROM credential WHERE account = ? AND kind = 'session'").run(id)
  }

  #put(id: string, name: string, email: string, role: Role) {
    const sql = 'INSERT OR IGNORE INTO account (id, name, email, role) VALUES (?, ?, ?, ?)'
    this.#db.prepare(sql).run(id, name, email, role)
  }

  #remember(secret: string, account: string, kind: string, expires?: string) {
    const sql =
      'INSERT OR REPLACE INTO credential (hash, account, kind, created, expires) VALUES (?, ?, ?, ?, ?)'
    this.#db.prepare(sql).run(hashOf(secret), account, kind, new Date().toISOString(), expires ?? null)
  }
}

function accountOf(row: Record<string, unknown>): Account | undefined {
  const role = tokenRoles.find((known) => known === row.role)
  const id = String(row.id)
  const isRobot = id.startsWith('token-') || id.startsWith(robotPrefix)
  return role && { id, name: String(row.name), email: String(row.email), role, isRobot }
}

/** A secret that cannot be guessed. */
export const newToken = (): string => `sk${randomBytes(36).toString('base64url')}`
