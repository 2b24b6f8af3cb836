import { type Server, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { assetRoutes } from './assets/routes.ts'
import { identify } from './auth/identify.ts'
import { projectRoutes } from './auth/project-routes.ts'
import { authRoutes } from './auth/routes.ts'
import type { LakeConfig } from './config.ts'
import { queryRoutes } from './groq/routes.ts'
import { historyRoutes } from './history/routes.ts'
import { healthRoutes } from './http/health-routes.ts'
import { Router } from './http/router.ts'
import { createService } from './http/service.ts'
import { openLake } from './lake.ts'
import { liveRoutes } from './live/routes.ts'
import { mutateRoutes } from './mutate/routes.ts'
import { createPresence } from './presence/socket.ts'

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
 * Starts a lake on loopback.
 * @throws Error when the data folder cannot be used or a port is taken
 */
export async function startLake(config: LakeConfig): Promise<RunningLake> {
  let url = config.publicUrl ?? `http://localhost:${config.port}`
  const servers: Server[] = []
  const handler: { current: Parameters<typeof createServer>[1] } = { current: undefined }
  const listen = async (port: number): Promise<number> => {
    const server = await listenOn(port, '127.0.0.1', handler)
    servers.push(server)
    const taken = (server.address() as AddressInfo).port
    const v6 = await listenOn(taken, '::1', handler).catch(() => undefined)
    if (v6) servers.push(v6)
    return taken
  }
  let lake: ReturnType<typeof openLake> | undefined
  try {
    const port = await listen(config.port)
    if (config.publicUrl === undefined) url = `http://localhost:${port}`
    const streamPorts: number[] = []
    for (const streamPort of config.streamPorts) streamPorts.push(await listen(streamPort))
    const opened = openLake(config, () => url)
    lake = opened
    const live = liveRoutes(opened)
    const { accounts, db } = opened
    const { projectId, dataset, origins } = config
    const router = new Router([
      ...healthRoutes(opened),
      ...queryRoutes(opened),
      ...mutateRoutes(opened),
      ...live.routes,
      ...historyRoutes(opened),
      ...assetRoutes(opened),
      ...authRoutes({ accounts, origins, publicUrl: () => url }),
      ...projectRoutes({ accounts, db, projectId, dataset }),
    ])
    handler.current = createService({
      router,
      origins,
      hosts: config.hosts ?? [],
      identify: (request) => identify(request, accounts, origins),
      log: opened.log,
    })
    const presence = createPresence({
      dataset,
      origins,
      hosts: config.hosts ?? [],
      identify: (request) => identify(request, accounts, origins),
      identifyToken: (token) => accounts.identify(token, 'token'),
    })
    for (const server of servers) server.on('upgrade', presence.upgrade)
    opened.webhook.wake()
    const close = async () => {
      live.close()
      presence.close()
      await opened.webhook.close()
      await Promise.all(servers.map(closeServer))
      opened.db.close()
    }
    return {
      url: `http://localhost:${port}`,
      streamUrls: streamPorts.map((at) => `http://localhost:${at}`),
      close,
    }
  } catch (error) {
    lake?.db.close()
    await Promise.all(servers.map(closeServer))
    throw error
  }
}

type Handler = { current: Parameters<typeof createServer>[1] }

function listenOn(port: number, host: string, handler: Handler): Promise<Server> {
  const server = createServer((request, response) => {
    if (handler.current) handler.current(request, response)
    else response.writeHead(503, { 'retry-after': '1' }).end()
  })
  server.headersTimeout = 20_000
  server.requestTimeout = 120_000
  server.keepAliveTimeout = 65_000
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const why = error.code === 'EADDRINUSE' ? 'something else uses it already' : error.message
      reject(new Error(`The lake cannot listen on ${host}:${port}: ${why}`, { cause: error }))
    })
    server.listen({ port, host, exclusive: true }, () => resolve(server))
  })
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    server.closeIdleConnections()
    setTimeout(() => server.closeAllConnections(), 2000).unref()
  })
}
