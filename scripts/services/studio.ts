import type { ReadStream } from 'node:fs'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { join } from 'node:path'
import sirv from 'sirv'
import { callerAddress } from '../../lake/src/http/caller.ts'
import { limitConnections } from '../../lake/src/http/connections.ts'
import { addressesFor, closeServer, listenOn, listenOnHandles } from '../../lake/src/http/listen.ts'
import { createHttpServer } from '../../lake/src/http/pipelined.ts'
import { disconnectStalled } from '../../lake/src/http/stalled.ts'
import { rest } from '../../lake/src/http/turns.ts'
import { root, type Environment } from '../environment.ts'
import { buildIfChanged } from './build.ts'
import type { HeldPort } from './held-ports.ts'
import { logFolder, runToEnd, startService, type Service } from './service.ts'
import type { Ports } from './ports.ts'
import { studioSettings } from './settings.ts'

const folder = join(root, 'studio')

/** The folder of the built Studio. */
export const studioBuild = (env: Environment): string => join(folder, env.STUDIO_DIST_DIR)

/** Builds the Studio as static files, unless they are up to date. @returns whether it was built */
export function buildStudio(env: Environment, ports: Ports): Promise<boolean> {
  const settings = studioSettings(env, ports)
  const inputs = { paths: ['studio', 'package-lock.json'], settings }
  return buildIfChanged(studioBuild(env), inputs, () =>
    runToEnd({
      name: 'studio-build',
      command: process.execPath,
      args: [join(folder, 'build.ts'), env.STUDIO_DIST_DIR],
      cwd: folder,
      env: { ...process.env, ...settings, NODE_ENV: 'production' },
      logs: logFolder(env.LAKE_DATA),
    }),
  )
}

/** The Studio's files are read, and nothing is sent to them. */
const hasBody = ({ method, headers }: IncomingMessage) =>
  (method !== 'GET' && method !== 'HEAD') || headers['transfer-encoding'] !== undefined

/** Milliseconds after which a client that takes nothing of a file is disconnected. */
const stalledMs = 30_000

/** Ends a response whose file a new build has removed, and closes the file of a client that has left. */
function closeFile({ socket }: IncomingMessage, response: ServerResponse): void {
  response.once('pipe', (file: ReadStream) => {
    const close = () => file.destroy()
    if (socket.destroyed) return void close()
    // each part of a pipeline listens
    socket.setMaxListeners(20).once('close', close)
    file.once('error', () => response.destroy())
    file.once('close', () => socket.off('close', close))
  })
}

/**
 * Serves the built Studio as a single-page application, on loopback unless `STUDIO_HOST` says otherwise.
 * @param held its port, if it is held; its servers take it over
 */
export async function serveStudio(
  env: Environment,
  ports: Ports,
  held: readonly HeldPort[] = [],
): Promise<{ stop(): Promise<void> }> {
  const { SANITY_STUDIO_SITE_URL: site, SANITY_STUDIO_LAKE_URL: lake } = studioSettings(env, ports)
  const frames = ["'self'", site, lake].filter(Boolean).join(' ')
  const headers = {
    'content-security-policy': `frame-ancestors 'self'; object-src 'none'; base-uri 'self'; frame-src ${frames}`,
    'referrer-policy': 'strict-origin-when-cross-origin',
    // a page that opens the Studio learns nothing of it; the preview's window is one that the Studio opens
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'x-content-type-options': 'nosniff',
  }
  const serve = sirv(studioBuild(env), {
    single: true,
    etag: true,
    setHeaders: (response, path) => {
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
      const isImmutable = path.startsWith('/static/') && /-[\w-]{8,}\./.test(path)
      response.setHeader('cache-control', isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
  const addressOf = (request: IncomingMessage) => callerAddress(request, env.TRUSTED_PROXIES)
  const answer: RequestListener = (request, response) => {
    const isRefused = hasBody(request)
    // sirv throws for a range that ends before it starts, which would end this process and with it the lake and the site.
    // A server may send the whole file instead (RFC 9110, section 14.2).
    delete request.headers.range
    closeFile(request, response)
    disconnectStalled(response, stalledMs)
    // one of an address in a turn of the event loop: Node.js accepts one new connection in each
    void rest({ account: addressOf(request) }).then(() => {
      if (request.socket.destroyed) return
      if (isRefused) response.writeHead(405, { connection: 'close' }).end()
      else serve(request, response)
    })
  }
  const create = () => createHttpServer({}, answer, () => false)
  const handles = held.flatMap((port) => port.handles)
  const servers =
    handles.length > 0
      ? await listenOnHandles(handles, create)
      : await listenOn(addressesFor(env.STUDIO_HOST), ports.studio, create)
  limitConnections(servers, addressOf)
  return { stop: async () => void (await Promise.all(servers.map((server) => closeServer(server)))) }
}

/** Runs the Studio with hot reload. */
export function startStudioDev(env: Environment, ports: Ports): Promise<Service> {
  return startService({
    name: 'studio',
    command: process.execPath,
    args: [join(folder, 'dev.ts'), '--port', String(ports.studio)],
    cwd: folder,
    env: { ...process.env, ...studioSettings(env, ports) },
    logs: logFolder(env.LAKE_DATA),
    readyUrl: `http://localhost:${ports.studio}/`,
  })
}
