import { createHash, randomBytes } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { type Account, type Identity, type Role, roles } from './identity.ts'

const hashOf = (secret: string) => createHash('sha256').update(secret).digest('hex')
const sessionDays = 30
/** More logins than this and the oldest end: a page that calls the login in a loop fills nothing. */
const mostSessions = 200

/** The local person, one click away on loopback. */
export const localAccountId = 'local-editor'

/** Accounts and what proves them. Tokens are long and random, so a plain SHA-256 of each is all that is kept. */
export class Accounts {
  readonly #db: DatabaseSync

  constructor(db: DatabaseSync) {
    this.#db = db
    this.#put(localAccountId, 'Local editor', 'editor@localhost', 'administrator')
    for (const role of roles) this.#put(`token-${role}`, `Token (${role})`, '', role)
  }

  /** Makes a token with a role; what is returned cannot be read again. */
  createToken(role: Role): string {
    const token = `sk${randomBytes(36).toString('base64url')}`
    this.#remember(token, `token-${role}`, 'token')
    return token
  }

  /** Accepts a known secret as a token of a role. */
  acceptToken(token: string, role: Role): void {
    this.#remember(token, `token-${role}`, 'token')
  }

  /** Logs an account in; the returned secret works as cookie and as bearer token for 30 days. */
  createSession(accountId: string): string {
    const secret = randomBytes(36).toString('base64url')
    const expires = new Date(Date.now() + sessionDays * 24 * 3600 * 1000).toISOString()
    this.#remember(secret, accountId, 'session', expires)
    this.#db.prepare('DELETE FROM credential WHERE expires < ?').run(new Date().toISOString())
    const surplus =
      "SELECT hash FROM credential WHERE kind = 'session' ORDER BY created DESC LIMIT -1 OFFSET ?"
    this.#db.prepare(`DELETE FROM credential WHERE hash IN (${surplus})`).run(mostSessions)
    return secret
  }

  endSession(credentialHash: string): void {
    this.#db.prepare("DELETE FROM credential WHERE hash = ? AND kind = 'session'").run(credentialHash)
  }

  /** Whom a secret belongs to. Secrets are looked up by hash, so comparing takes no secret-dependent time. */
  identify(secret: string, by: Identity['by']): Identity | undefined {
    const credentialHash = hashOf(secret)
    const row = this.#db
      .prepare('SELECT account, kind, expires FROM credential WHERE hash = ?')
      .get(credentialHash)
    if (!row || (by === 'cookie' && row.kind !== 'session')) return undefined
    const expires = typeof row.expires === 'string' ? row.expires : undefined
    if (expires !== undefined && expires < new Date().toISOString()) return undefined
    const account = this.get(String(row.account))
    return account && { account, by, credentialHash, expires }
  }

  get(id: string): Account | undefined {
    const row = this.#db.prepare('SELECT id, name, email, role FROM account WHERE id = ?').get(id)
    const role = roles.find((known) => known === row?.role)
    if (!row || !role) return undefined
    return {
      id: String(row.id),
      name: String(row.name),
      email: String(row.email),
      role,
      isRobot: id.startsWith('token-'),
    }
  }

  all(): Account[] {
    const rows = this.#db.prepare('SELECT id FROM account ORDER BY id').all()
    return rows.flatMap((row) => this.get(String(row.id)) ?? [])
  }

  /** Removes every token, so that only those of the secrets file remain when it is written anew. */
  forgetTokens(): void {
    this.#db.exec("DELETE FROM credential WHERE kind = 'token'")
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
