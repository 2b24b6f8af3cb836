import { type Server, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { adminRoutes } from './admin/routes.ts'
import { assetRoutes } from './assets/routes.ts'
import { identify } from './auth/identify.ts'
import { memberOf } from './auth/identity.ts'
import { projectRoutes } from './auth/project-routes.ts'
import { authRoutes } from './auth/routes.ts'
import { type LakeConfig, type LakeLimits, defaultLimits } from './config.ts'
import { queryRoutes } from './groq/routes.ts'
import { historyRoutes } from './history/routes.ts'
import { diskFull } from './http/errors.ts'
import { healthRoutes } from './http/health-routes.ts'
import { type KnownHosts, isLoopbackAddress } from './http/origins.ts'
import { Router } from './http/router.ts'
import { createService } from './http/service.ts'
import { openLake } from './lake.ts'
import { liveRoutes } from './live/routes.ts'
import { mutateRoutes } from './mutate/routes.ts'
import { createPresence } from './presence/socket.ts'
import { announceRunning, forgetRunning } from './running.ts'

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
 * @throws Error when the data folder cannot be used, a port is taken, or no user could log in
 */
export async function startLake(config: LakeConfig): Promise<RunningLake> {
  const { host = 'localhost', projectId, dataset, origins } = config
  const isOpen = isReachable(config)
  // the site works with tokens; the cookie is the Studio's alone
  const studioOrigins = origins.slice(0, 1)
  let url = config.publicUrl ?? ''
  const limits = { ...defaultLimits, ...config.limits }
  const servers: Server[] = []
  const handler: Handler = { current: undefined }
  const listen = async (port: number): Promise<number> => {
    const [first = '127.0.0.1', ...others] = addressesFor(host)
    const server = await listenOn(port, first, handler, limits)
    servers.push(server)
    const taken = (server.address() as AddressInfo).port
    for (const address of others) {
      const further = await listenOn(taken, address, handler, limits).catch((error: unknown) => {
        // else another user of the machine could answer there, and get tokens and logins
        if (port !== 0 && isInUse(error)) throw error
      })
      if (further) servers.push(further)
    }
    return taken
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
    const router = new Router([
      ...healthRoutes(opened),
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
        hasProxy: config.publicUrl !== undefined,
      }),
      ...projectRoutes(opened),
    ])
    const hosts: KnownHosts = { names: [new URL(url).hostname], anyAddress: isOpen }
    handler.current = createService({
      router,
      projectId,
      dataset,
      origins,
      hosts,
      identify: (request) => identify(request, accounts, studioOrigins),
      stalledMs: limits.stalledMs,
      log: opened.log,
    })
    const presence = createPresence({
      dataset,
      origins,
      hosts,
      identify: (request) => memberOf(identify(request, accounts, studioOrigins)),
      identifyToken: (token) => memberOf(accounts.identify(token, 'token')),
      isValid: (identity) => accounts.isValid(identity),
    })
    for (const server of servers) server.on('upgrade', presence.upgrade)
    opened.webhook.wake()
    const localUrl = `http://localhost:${port}`
    announceRunning(config.dataDir, { url: localUrl, pid: process.pid })
    let closing: Promise<void> | undefined
    const end = async () => {
      forgetRunning(config.dataDir)
      live.close()
      presence.close()
      await opened.webhook.close()
      await Promise.all(servers.map(closeServer))
      opened.db.close()
    }
    const close = () => (closing ??= end())
    return { url: localUrl, streamUrls: streamPorts.map((at) => `http://localhost:${at}`), close }
  } catch (error) {
    lake?.db.close()
    await Promise.all(servers.map(closeServer))
    if (!diskFull(error)) throw error
    const message = `The lake cannot start: the disk of ${config.dataDir} is full. Free some space, then start again`
    throw new Error(message, { cause: error })
  }
}

/** Whether other machines can reach the lake, by itself or through a proxy that has an address for it. */
function isReachable({ host = 'localhost', publicUrl }: LakeConfig): boolean {
  const publicName = publicUrl === undefined ? 'localhost' : new URL(publicUrl).hostname
  return !isLoopbackAddress(host) || !isLoopbackAddress(publicName.replace(/^\[|\]$/g, ''))
}

function assertUsers(hasUsers: boolean) {
  if (hasUsers) return
  throw new Error(
    'The lake does not listen beyond this machine while no user has a password.\n' +
      'Make a user first: npm run lake -- user NAME administrator',
  )
}

/** The addresses to listen on; this machine can always reach the lake as localhost. */
function addressesFor(host: string): string[] {
  if (host === '0.0.0.0' || host === '::') return [host]
  return isLoopbackAddress(host) ? ['127.0.0.1', '::1'] : [host, '127.0.0.1']
}

function nameOf(host: string): string {
  if (isLoopbackAddress(host) || host === '0.0.0.0' || host === '::') return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}

type Handler = { current: Parameters<typeof createServer>[1] }

function listenOn(
  port: number,
  host: string,
  handler: Handler,
  { headersMs, requestMs }: LakeLimits,
): Promise<Server> {
  const timeouts = {
    headersTimeout: headersMs,
    requestTimeout: requestMs,
    keepAliveTimeout: 65_000,
    connectionsCheckingInterval: Math.min(headersMs, requestMs) / 4,
  }
  const server = createServer(timeouts, (request, response) => {
    if (handler.current) handler.current(request, response)
    else response.writeHead(503, { 'retry-after': '1' }).end()
  })
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const why = error.code === 'EADDRINUSE' ? 'something else uses it already' : error.message
      reject(new Error(`The lake cannot listen on ${host}:${port}: ${why}`, { cause: error }))
    })
    server.listen({ port, host, exclusive: true }, () => resolve(server))
  })
}

/** Whether an address could not be taken because somebody else has it; others may be missing. */
const isInUse = (error: unknown) =>
  error instanceof Error && (error.cause as NodeJS.ErrnoException | undefined)?.code === 'EADDRINUSE'

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    server.closeIdleConnections()
    setTimeout(() => server.closeAllConnections(), 2000).unref()
  })
}
