import { randomUUID } from 'node:crypto'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { backup, type DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import type { TokenInfo } from '../auth/accounts.ts'
import { assertAdministrator, roles, titleOf, tokenRoles } from '../auth/identity.ts'
import { hashPassword, minPasswordLength } from '../auth/passwords.ts'
import { proofOf } from '../auth/proof.ts'
import { httpError } from '../http/errors.ts'
import type { Exchange } from '../http/exchange.ts'
import type { Route } from '../http/router.ts'
import type { Lake } from '../lake.ts'
import { removeAbandoned, snapshotFolder } from '../store/leftovers.ts'

const role = z.enum(roles)
const tokenBody = z.object({ label: z.string().min(1).max(200), roleName: z.enum(tokenRoles) })
const userBody = z.object({
  name: z.string().trim().min(1).max(100),
  role,
  password: z.string().min(minPasswordLength).max(1000),
})

const shown = ({ id, label, role: name, createdAt }: TokenInfo) => ({
  id,
  label,
  createdAt,
  projectUserId: id,
  roles: [{ name, title: titleOf(name) }],
})

/** What administrators do: tokens (as on the hosted lake), users with passwords, snapshots for backups, sync tags. */
export function adminRoutes(lake: Lake): Route[] {
  const { accounts, config, db } = lake

  const listTokens = (exchange: Exchange) => {
    assertAdministrator(exchange.identity)
    exchange.send(accounts.issuedTokens().map(shown))
  }

  const createToken = async (exchange: Exchange) => {
    assertAdministrator(exchange.identity)
    const body = tokenBody.safeParse(await exchange.json(10_000))
    if (!body.success)
      throw httpError(400, `The body must be {label, roleName}; roles: ${tokenRoles.join(', ')}`)
    const { token, ...info } = accounts.issueToken(body.data.roleName, body.data.label)
    exchange.send({ ...shown(info), key: token }, 201)
  }

  const revokeToken = (exchange: Exchange) => {
    assertAdministrator(exchange.identity)
    if (!accounts.revokeToken(exchange.param('id'))) throw httpError(404, 'There is no such token')
    exchange.response.writeHead(204).end()
  }

  const setUser = async (exchange: Exchange) => {
    assertAdministrator(exchange.identity)
    const body = userBody.safeParse(await exchange.json(10_000))
    if (!body.success) {
      const passwords = `a password of at least ${minPasswordLength} characters`
      throw httpError(400, `A user needs a name, a role (${roles.join(', ')}) and ${passwords}`)
    }
    const { name, password } = body.data
    const hash = await hashPassword(password)
    exchange.assertValid()
    exchange.send(accounts.setUser(name, body.data.role, hash))
  }

  const removeUser = (exchange: Exchange) => {
    assertAdministrator(exchange.identity)
    if (!accounts.removeUser(exchange.param('name'))) throw httpError(404, 'There is no such user')
    exchange.send({ isLast: !accounts.hasUsers() })
  }

  const takeSnapshot = async (exchange: Exchange) => {
    assertAdministrator(exchange.identity)
    const folder = snapshotFolder(config.dataDir)
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await removeAbandoned(folder)
    const name = `${randomUUID()}.sqlite`
    const file = join(folder, name)
    await copyDatabase(db, file)
    exchange.send({ name }, 201)
  }

  const dropSnapshot = async (exchange: Exchange) => {
    assertAdministrator(exchange.identity)
    const name = exchange.param('name')
    if (!/^[0-9a-f-]{36}\.sqlite$/.test(name)) throw httpError(404, 'There is no such snapshot')
    await rm(join(snapshotFolder(config.dataDir), name), { force: true })
    exchange.response.writeHead(204).end()
  }

  const listReads = (exchange: Exchange) => {
    assertAdministrator(exchange.identity)
    exchange.send(lake.watched.reads)
  }

  // a site that is about to be built renders all its pages from what is published now
  const discardPublishes = (exchange: Exchange) => {
    assertAdministrator(exchange.identity)
    lake.webhook.discard()
    exchange.response.writeHead(204).end()
  }

  // open to all: what is signed says nothing about the token
  const prove = (exchange: Exchange) => {
    const { administratorToken } = lake.secrets
    const proof = proofOf(administratorToken, exchange.request.socket.localPort, exchange.search('nonce'))
    if (proof === undefined) throw httpError(400, 'A nonce has 32 hexadecimal digits')
    exchange.send({ proof })
  }

  return [
    ['GET', '/lake/proof', prove],
    ['GET', '/projects/:project/tokens', listTokens],
    ['POST', '/projects/:project/tokens', createToken],
    ['DELETE', '/projects/:project/tokens/:id', revokeToken],
    ['PUT', '/lake/users', setUser],
    ['DELETE', '/lake/users/:name', removeUser],
    ['POST', '/lake/snapshots', takeSnapshot],
    ['DELETE', '/lake/snapshots/:name', dropSnapshot],
    ['GET', '/lake/reads', listReads],
    ['DELETE', '/lake/publishes', discardPublishes],
  ]
}

const maxAttempts = 5

/**
 * Copies the database page by page while the lake runs; SQLite includes writes that are made in the meantime. Seldom, a step that
 * meets a write fails with error 0, "not an error" (node:sqlite of Node.js 24): the copy is then begun again.
 */
async function copyDatabase(db: DatabaseSync, file: string): Promise<void> {
  for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
    try {
      await backup(db, file, { rate: 500 })
      return
    } catch (error) {
      // on a disk without room for it, what was copied would leave no room for writes either
      await Promise.all([file, `${file}-journal`].map((left) => rm(left, { force: true })))
      const metWrite = (error as { errcode?: unknown }).errcode === 0
      if (!metWrite || attempt === maxAttempts) throw error
    }
  }
}
