import type { IncomingMessage, RequestListener, Server } from 'node:http'
import { adminRoutes } from './admin/routes.ts'
import { assetRoutes } from './assets/routes.ts'
import { identify } from './auth/identify.ts'
import { memberOf } from './auth/identity.ts'
import { projectRoutes } from './auth/project-routes.ts'
import { authRoutes } from './auth/routes.ts'
import { BackupSchedule, type ScheduleOptions } from './backup/schedule.ts'
import { type LakeConfig, isReachable } from './config.ts'
import { type LakeLimits, defaultLimits } from './limits.ts'
import { queryRoutes } from './groq/routes.ts'
import { historyRoutes } from './history/routes.ts'
import { diskFull } from './http/errors.ts'
import { callerAddress } from './http/caller.ts'
import { healthRoutes } from './http/health-routes.ts'
import { limitConnections, maxConnections } from './http/connections.ts'
import type { Handles } from './http/held-ports.ts'
import { addressesFor, closeServer, listenOn, listenOnHandles, portOf } from './http/listen.ts'
import { type KnownHosts, isLoopbackAddress } from './http/origins.ts'
import { Places } from './http/places.ts'
import { createHttpServer } from './http/pipelined.ts'
import { Router } from './http/router.ts'
import { createService } from './http/service.ts'
import { UnreadAnswers } from './http/unread-answers.ts'
import { openLake } from './lake.ts'
import { liveRoutes } from './live/routes.ts'
import { mutateRoutes } from './mutate/routes.ts'
import { createPresence } from './presence/socket.ts'
import { announceRunning, forgetRunning } from './running.ts'

/** Milliseconds after which requests that are not answered are cut off at the end. */
const closeMs = 2000

/** A lake that answers. */
export type RunningLake = {
  /** its address, `http://localhost:<port>` */
  url: string
  /** addresses of the further ports for event streams */
  streamUrls: string[]
  /** ends open streams, finishes what is being written, frees ports and the data folder */
  close: () => Promise<void>
}

/**
 * Starts a lake: on loopback, or on the configured address once there is a user with a password.
 * @param held ports that are held for the lake
 * @throws Error when the data folder cannot be used, a port is taken, or no user could log in
 */
export async function startLake(config: LakeConfig, held: Handles = new Map()): Promise<RunningLake> {
  const { host = 'localhost', projectId, dataset, origins } = config
  const isOpen = isReachable(config)
  // the site works with tokens; the cookie is the Studio's alone
  const studioOrigins = origins.slice(0, 1)
  let url = config.publicUrl ?? ''
  const limits = { ...defaultLimits, ...config.limits }
  const { trustedProxies = config.publicUrl === undefined ? 0 : 'loopback' } = config
  const addressOf = (request: IncomingMessage) => callerAddress(request, trustedProxies)
  const servers: Server[] = []
  const handler: Handler = { current: undefined }
  const listen = async (port: number): Promise<number> => {
    const handles = held.get(port)
    const create = () => serverOf(handler, limits)
    const listening = handles
      ? await listenOnHandles(handles, create)
      : await listenOn(addressesFor(host), port, create)
    servers.push(...listening)
    const [first] = listening
    return first ? portOf(first) : port
  }
  let lake: ReturnType<typeof openLake> | undefined
  try {
    const port = await listen(config.port)
    if (config.publicUrl === undefined) url = `http://${nameOf(host)}:${port}`
    const streamPorts: number[] = []
    for (const streamPort of config.streamPorts) streamPorts.push(await listen(streamPort))
    const opened = openLake(config, () => url)
    lake = opened
    const { accounts } = opened
    if (isOpen) assertUsers(accounts.hasUsers())
    const live = liveRoutes(opened)
    const backups = scheduleBackups(config, opened.log)
    const router = new Router([
      ...healthRoutes(opened, backups),
      ...queryRoutes(opened),
      ...mutateRoutes(opened),
      ...live.routes,
      ...historyRoutes(opened),
      ...assetRoutes(opened),
      ...adminRoutes(opened),
      ...authRoutes({
        accounts,
        studioOrigins,
        publicUrl: () => url,
        isOpen,
      }),
      ...projectRoutes(opened),
    ])
    const hosts: KnownHosts = {
      names: [new URL(url).hostname, ...(config.hostNames ?? [])],
      anyAddress: isOpen,
    }
    handler.current = createService({
      router,
      projectId,
      dataset,
      origins,
      hosts,
      aclMode: opened.aclMode,
      identify: (request) => identify(request, accounts, studioOrigins),
      isValid: (identity) => accounts.isValid(identity),
      addressOf,
      stalledMs: limits.stalledMs,
      heldBackMs: limits.heldBackMs,
      unread: { member: unreadAnswers(limits), visitor: unreadAnswers(limits) },
      places: new Places(Infinity, Math.ceil(maxConnections() / 3)),
      log: opened.log,
    })
    const presence = createPresence({
      dataset,
      origins,
      hosts,
      identify: (request) => memberOf(identify(request, accounts, studioOrigins)),
      identifyToken: (token) => memberOf(accounts.identify(token, 'token')),
      addressOf,
      isValid: (identity) => accounts.isValid(identity),
      messages: limits.presenceMessages,
    })
    const giveToSender = limitConnections(servers, addressOf)
    for (const server of servers) server.on('upgrade', giveToSender).on('upgrade', presence.upgrade)
    opened.webhook.sendQueued()
    opened.documentWebhooks.sendQueued()
    // beside the requests: a start would otherwise take minutes after a large purge
    opened.forgetting.resume()
    const localUrl = `http://localhost:${port}`
    announceRunning(config.dataDir, { url: localUrl, pid: process.pid, webhookUrl: config.webhookUrl })
    let closing: Promise<void> | undefined
    const end = async () => {
      await backups?.close()
      forgetRunning(config.dataDir)
      live.close()
      presence.close()
      opened.forgetting.close()
      opened.pictures.quick.close()
      opened.pictures.slow.close()
      await Promise.all([opened.webhook.close(), opened.documentWebhooks.close()])
      await Promise.all(servers.map((server) => closeServer(server, closeMs)))
      opened.db.close()
    }
    const close = () => (closing ??= end())
    return { url: localUrl, streamUrls: streamPorts.map((at) => `http://localhost:${at}`), close }
  } catch (error) {
    lake?.db.close()
    await Promise.all(servers.map((server) => closeServer(server, closeMs)))
    if (!diskFull(error)) throw error
    const message = `The lake cannot start: the disk of ${config.dataDir} is full. Free some space, then start again`
    throw new Error(message, { cause: error })
  }
}

const unreadAnswers = ({ unreadBytes, unreadBytesOfCaller }: LakeLimits) =>
  new UnreadAnswers({ max: unreadBytes, maxOfCaller: unreadBytesOfCaller })

function scheduleBackups({ backups, dataDir }: LakeConfig, log: ScheduleOptions['log']) {
  if (!backups) return undefined
  const { folder, daily, weekly, waits } = backups
  return new BackupSchedule({ folder, retention: { daily, weekly }, dataDir, log, waits })
}

function assertUsers(hasUsers: boolean) {
  if (hasUsers) return
  throw new Error(
    'The lake does not listen beyond this machine while no user has a password.\n' +
      'Make a user first: npm run lake -- user NAME administrator',
  )
}

function nameOf(host: string): string {
  if (isLoopbackAddress(host) || host === '0.0.0.0' || host === '::') return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}

type Handler = { current: RequestListener | undefined }

function serverOf(handler: Handler, { headersMs, requestMs }: LakeLimits): Server {
  const timeouts = {
    headersTimeout: headersMs,
    requestTimeout: requestMs,
    keepAliveTimeout: 65_000,
    connectionsCheckingInterval: Math.min(headersMs, requestMs) / 4,
  }
  return createHttpServer(
    timeouts,
    (request, response) => {
      if (handler.current) handler.current(request, response)
      else response.writeHead(503, { 'retry-after': '1', connection: 'close' }).end()
    },
    ({ headers }) => headers.authorization !== undefined || headers.cookie !== undefined,
  )
}
