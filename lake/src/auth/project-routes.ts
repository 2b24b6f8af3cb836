import { finished } from 'node:stream/promises'
import { z } from 'zod'
import { httpError } from '../http/errors.ts'
import type { Exchange } from '../http/exchange.ts'
import { FairQueue } from '../http/fair-queue.ts'
import type { Route } from '../http/router.ts'
import type { Lake } from '../lake.ts'
import { inTransaction } from '../store/database.ts'
import { type Account, type Identity, assertKnown, memberOf, titleOf } from './identity.ts'

/** Users that one request may name. */
const maxUsers = 500

/** settings that one user may keep, and characters of each */
const maxSettings = 500
const maxSettingLength = 64_000

const permissions = {
  viewer: ['read', 'history'],
  editor: ['read', 'create', 'update', 'history', 'editHistory'],
  administrator: ['read', 'create', 'update', 'history', 'editHistory', 'manage'],
  site: ['read'],
} as const

const roleOf = ({ role }: Account) => ({ name: role, title: titleOf(role), description: '' })

const publicUser = (account: Account) => ({
  id: account.id,
  displayName: account.name,
  imageUrl: null,
  email: account.email,
  createdAt: '1970-01-01T00:00:00.000Z',
  isRobot: account.isRobot,
})

/** Users, rights and settings of the one project: what the Studio asks about who is there and what they may do. */
export function projectRoutes({ accounts, config, db, siteTypes, siteReads, aclMode }: Lake): Route[] {
  const { projectId, dataset } = config
  // All settings of a user are tens of megabytes: one answer at a time, until it is read.
  const settingsQueue = new FairQueue({
    concurrency: 1000,
    concurrencyPerCaller: 1,
    maxJobs: 1000,
    maxJobsPerCaller: 200,
  })
  const datasets = [
    {
      name: dataset,
      aclMode,
      createdAt: '1970-01-01T00:00:00.000Z',
      tags: [],
      datasetProfile: 'content',
    },
  ]

  const userOf = ({ account, by }: Identity) => ({
    id: account.id,
    name: account.name,
    email: account.email,
    profileImage: null,
    provider: by === 'token' && account.isRobot ? 'sanity-token' : 'local',
    role: account.role,
    roles: [roleOf(account)],
  })

  const usersById = (exchange: Exchange) => {
    assertKnown(exchange.identity, 'Reading about users')
    const ids = [...new Set(exchange.param('ids').split(','))]
    if (ids.length > maxUsers) throw httpError(400, `Ask for at most ${maxUsers} users at a time`)
    const users = ids.flatMap((id) => accounts.get(id) ?? []).map(publicUser)
    if (ids.length > 1) return exchange.send(users)
    if (!users[0]) throw httpError(404, 'There is no such user')
    exchange.send(users[0])
  }

  const members = (identity: Identity | undefined) =>
    accounts.all().map((account) => ({
      id: account.id,
      role: account.role,
      roles: [roleOf(account)],
      isRobot: account.isRobot,
      isCurrentUser: account.id === identity?.account.id,
    }))

  const projects = (exchange: Exchange) => exchange.send(memberOf(exchange.identity) ? [about(exchange)] : [])

  const project = (exchange: Exchange) => {
    assertKnown(exchange.identity, 'Reading about the project')
    exchange.send(about(exchange))
  }

  const about = (exchange: Exchange) => ({
    id: projectId,
    displayName: projectId,
    studioHost: null,
    organizationId: null,
    isDisabled: false,
    metadata: {},
    features: [],
    createdAt: '1970-01-01T00:00:00.000Z',
    members: members(exchange.identity),
  })

  const acl = (exchange: Exchange) => {
    const role = exchange.identity?.account.role
    const visitors = { filter: '_id in path("*")', permissions: ['read'] }
    if (!role) return exchange.send([visitors])
    if (role !== 'site')
      return exchange.send([{ filter: '_id in path("**")', permissions: permissions[role] }])
    const left = { filter: `_type in ${JSON.stringify(siteTypes)}`, permissions: ['create'] }
    const byId = { filter: `_id == $id && _type in ${JSON.stringify(siteReads)}`, permissions: ['read'] }
    exchange.send([visitors, left, byId])
  }

  const grants = (exchange: Exchange) => {
    const role = exchange.identity?.account.role
    const names = role === 'administrator' ? ['read', 'update', 'create', 'delete'] : ['read']
    const all = names.map((name) => ({ name, params: {} }))
    exchange.send({ 'sanity.project': [{ grants: all }], 'sanity.project.members': [{ grants: all }] })
  }

  const readKeys = (exchange: Exchange) => {
    const { identity } = exchange
    assertKnown(identity, 'Reading settings')
    return settingsQueue.run(
      exchange.caller,
      async () => sendKeys(exchange, identity.account.id),
      () => finished(exchange.response).catch(() => undefined),
    )
  }

  const sendKeys = (exchange: Exchange, account: string) => {
    if (exchange.response.destroyed) return
    const find = db.prepare('SELECT value FROM kv WHERE account = ? AND key = ?')
    // each once: a short address could otherwise repeat a long setting thousands of times
    const keys = new Set(exchange.param('keys').split(','))
    const pairs = [...keys].flatMap((key) => {
      const row = find.get(account, key)
      return row ? `{"key":${JSON.stringify(key)},"value":${String(row.value)}}` : []
    })
    exchange.sendJson(`[${pairs.join(',')}]`)
  }

  const writeKeys = async (exchange: Exchange) => {
    assertKnown(exchange.identity, 'Keeping settings')
    const sent = await exchange.json(1_000_000)
    // parsing would describe every wrong entry: half a million take seconds
    if (Array.isArray(sent) && sent.length > maxSettings)
      throw httpError(413, `A user may have at most ${maxSettings} settings`)
    const pairs = z.array(z.object({ key: z.string().max(512), value: z.unknown() })).safeParse(sent)
    if (!pairs.success) throw httpError(400, 'The body must be a list of {key, value}')
    const account = exchange.identity.account.id
    const values = new Map(pairs.data.map(({ key, value }) => [key, JSON.stringify(value ?? null)]))
    if ([...values.values()].some((value) => value.length > maxSettingLength))
      throw httpError(413, `A setting may have at most ${maxSettingLength} characters`)
    const known = db.prepare('SELECT key FROM kv WHERE account = ?').all(account)
    const keys = new Set([...known.map((row) => String(row.key)), ...values.keys()])
    if (keys.size > maxSettings) throw httpError(413, `A user may have at most ${maxSettings} settings`)
    const put = db.prepare('INSERT OR REPLACE INTO kv (account, key, value) VALUES (?, ?, ?)')
    inTransaction(db, () => {
      for (const [key, value] of values) put.run(account, key, value)
    })
    exchange.send(pairs.data)
  }

  const listDatasets = (exchange: Exchange) => {
    exchange.send(exchange.search('datasetProfile') === undefined ? datasets : [])
  }

  return [
    ['GET', '/users/me', (exchange) => exchange.send(exchange.identity ? userOf(exchange.identity) : {})],
    ['GET', '/users/me/keyvalue/:keys', readKeys],
    ['PUT', '/users/me/keyvalue', writeKeys],
    ['GET', '/users/:ids', usersById],
    ['GET', '/projects/:project/users/:ids', usersById],
    ['GET', '/projects/:project', project],
    ['GET', '/projects', projects],
    ['GET', '/projects/:project/datasets', listDatasets],
    ['GET', '/projects/:project/datasets/:dataset/acl', acl],
    ['GET', '/projects/:project/grants', grants],
    [
      'GET',
      '/projects/:project/roles',
      (exchange) => exchange.send(Object.keys(permissions).map((name) => ({ name, title: titleOf(name) }))),
    ],
    ['GET', '/projects/:project/user-applications', (exchange) => exchange.send([])],
    [
      'GET',
      '/projects/:project/datasets/:dataset/settings/indexing',
      (exchange) => exchange.send({ maxFieldDepth: 5 }),
    ],
    ['GET', '/datasets', (exchange) => exchange.send(datasets)],
    ['GET', '/aliases', (exchange) => exchange.send([])],
    ['GET', '/features', (exchange) => exchange.send([])],
    ['GET', '/subscriptions/project/:project', (exchange) => exchange.send({})],
    ['GET', '/intake/telemetry-status', (exchange) => exchange.send({ status: 'denied' })],
    ['POST', '/intake/batch', (exchange) => exchange.send({})],
    ['GET', '/journey/announcements', (exchange) => exchange.send([])],
    ['GET', '/journey/*rest', (exchange) => exchange.send(null)],
    ['GET', '/help', (exchange) => exchange.send({ resources: { sectionArray: [] }, latestVersion: null })],
  ]
}
