import type { IncomingMessage, ServerResponse } from 'node:http'
import { Exchange } from './exchange.ts'
import { HeldBackError, LakeError, diskFull, httpError, tooManyWaiting } from './errors.ts'
import type { Identity } from '../auth/identity.ts'
import { type KnownHosts, answerPreflight, isForeignPage, isKnownHost, writeCorsHeaders } from './origins.ts'
import type { Router } from './router.ts'
import { ignoreBody, leavesLongBody } from './pipelined.ts'
import type { Places } from './places.ts'
import { rest } from './turns.ts'
import { disconnectStalled } from './stalled.ts'
import type { UnreadAnswers } from './unread-answers.ts'

export type ServiceOptions = {
  router: Router
  projectId: string
  dataset: string
  origins: readonly string[]
  hosts: KnownHosts
  /** `private`: content needs a token or a login; pictures and files do not, as on the hosted lake */
  aclMode: 'public' | 'private'
  identify: (request: IncomingMessage) => Identity | undefined
  isValid: (identity: Identity) => boolean
  /** who sent a request, for limits */
  addressOf: (request: IncomingMessage) => string
  /** milliseconds after which a client that reads nothing of its response is disconnected */
  stalledMs: number
  /** milliseconds until an account or address with too many requests is told so: see `tooManyWaiting` */
  heldBackMs: number
  /** answers to callers with a token or login, and to visitors, who cannot take the memory of the others */
  unread: { member: UnreadAnswers; visitor: UnreadAnswers }
  /** for requests that are not answered yet: one caller must not take all connections */
  places: Places
  log: (line: Record<string, unknown>) => void
}

/** `/v2025-02-19/data/query/x` → version and path; paths without a version count as version 1. */
export function splitVersion(pathname: string): { apiVersion: string; path: string; named: string } {
  const [, apiVersion, rest] = /^\/v(\d{4}-\d{2}-\d{2}|\d+|X)(\/.*)$/.exec(pathname) ?? []
  const path = apiVersion === undefined ? pathname : (rest ?? '/')
  // the addresses that clients use which name a resource instead of a project and a dataset
  const [, dataset, operation, more = ''] =
    /^\/projects\/[^/]+\/datasets\/([^/]+)\/(query|doc|mutate|actions|listen|export|live\/events)(\/.*)?$/.exec(
      path,
    ) ?? []
  const known = dataset === undefined ? path : `/data/${operation}/${dataset}${more}`
  return { apiVersion: apiVersion ?? '1', path: known, named: path }
}

/** `1`, `X`, or a day that has come, in any time zone. */
function isApiVersion(version: string): boolean {
  if (version === '1' || version === 'X') return true
  if (!version.includes('-')) return false
  const day = new Date(version)
  const tomorrow = Date.now() + 24 * 60 * 60 * 1000
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(version) && day.getTime() < tomorrow
}

/** @throws LakeError 404 for any other project or dataset than those of this lake */
function assertHeld(what: string, names: (string | string[] | undefined)[], held: string): void {
  const other = names.find((name) => name !== undefined && name !== held)
  if (other !== undefined)
    throw httpError(404, `${what} "${String(other).slice(0, 60)}" not found; this lake holds "${held}"`)
}

/** Characters of a path in the log; document ids have at most 128. */
const maxLoggedPath = 300

/** Why a request was refused, for its log line. */
const requestProblems = new WeakMap<ServerResponse, string>()

/** The request handler of all ports: host check, CORS, who is asking, route, errors, one log line. */
export function createService(options: ServiceOptions) {
  return (request: IncomingMessage, response: ServerResponse): void => {
    const started = performance.now()
    const pathname = (request.url ?? '/').split('?')[0] ?? '/'
    response.on('close', () => {
      const ms = Math.round((performance.now() - started) * 10) / 10
      options.log({
        event: 'request',
        method: request.method,
        path: pathname.slice(0, maxLoggedPath),
        status: response.statusCode,
        ms,
        ...(requestProblems.has(response) ? { problem: requestProblems.get(response) } : {}),
        ...(response.writableFinished || isStream(response) ? {} : { cut: true }),
      })
    })
    response.on('error', () => undefined)
    // Node.js resets the timeout of a connection for each request
    response.on('prefinish', () => disconnectStalled(response, options.stalledMs))
    handle(request, response, options).catch((error: unknown) => {
      // a client that disconnects in the middle of a request gets no answer, and nothing has failed
      if (isGone(request, error)) response.destroy()
      else if (error instanceof HeldBackError)
        setTimeout(() => answerError(request, response, error, options.log), options.heldBackMs).unref()
      else answerError(request, response, error, options.log)
    })
  }
}

/** Event streams last until the client disconnects. */
const isStream = (response: ServerResponse) =>
  String(response.getHeader('content-type')).startsWith('text/event-stream')

const isGone = (request: IncomingMessage, error: unknown) =>
  !(error instanceof LakeError) && request.destroyed && !request.complete

const isPing = (path: string) => /^\/data\/ping(\/|$)/.test(path)

/** Who sends a request, or why its token is refused. */
function identifiedBy(
  identify: ServiceOptions['identify'],
  request: IncomingMessage,
): { identity?: Identity; problem?: unknown } {
  try {
    return { identity: identify(request) }
  } catch (problem) {
    return { problem }
  }
}

async function handle(request: IncomingMessage, response: ServerResponse, options: ServiceOptions) {
  response.setHeader('X-Content-Type-Options', 'nosniff')
  response.setHeader('X-Sanity-Shard', 'embedded')
  const isKnown = isKnownHost(request.headers.host, options.hosts)
  if (isKnown) writeCorsHeaders(request, response, options.origins)
  const identified = identifiedBy(options.identify, request)
  const address = options.addressOf(request)
  const caller = identified.identity?.account.id ?? address
  const isUnannounced = request.headers['transfer-encoding'] !== undefined && !identified.identity
  if (isUnannounced) ignoreBody(request, response)
  const leave = options.places.take(caller)
  if (!leave) throw tooManyWaiting('Too many requests of this account or address are waiting; try again')
  // each queue and counter that a request passes listens, and each part of a pipeline
  response.setMaxListeners(20).once('close', leave)
  // Hundreds of requests of one caller, also of those that are refused, would otherwise be answered before anybody else has a turn.
  await rest({ account: caller })
  if (response.destroyed) return
  if (!isKnown) throw httpError(403, 'The lake does not answer requests for this host name')
  if (request.method === 'OPTIONS') {
    answerPreflight(request, response, options.origins)
    return
  }
  const target = `http://lake${request.url ?? '/'}`
  if (!request.url?.startsWith('/') || !URL.canParse(target))
    throw httpError(400, 'The address cannot be read')
  const url = new URL(target)
  const { apiVersion, path, named } = splitVersion(url.pathname)
  if (!isApiVersion(apiVersion)) throw httpError(400, `There is no API version "${apiVersion}"`)
  const inPath = /^\/projects\/([^/]+)/.exec(named)?.[1]
  assertHeld('Project', [request.headers['x-sanity-project-id'], inPath], options.projectId)
  if (path.startsWith('/data/') && isForeignPage(request, options.origins))
    throw httpError(403, 'Pages of this origin may not use the lake; LAKE_ORIGINS names those that may')
  const match = options.router.find(request.method ?? 'GET', path)
  if (match === 'method') throw httpError(405, `${request.method} is not answered at ${path}`)
  if (!match) throw httpError(404, `There is nothing at ${path}`)
  assertHeld('Project', [match.params.project], options.projectId)
  assertHeld('Dataset', [match.params.dataset], options.dataset)
  if (identified.problem) throw identified.problem
  if (isUnannounced)
    throw httpError(411, 'Without a token, announce the length of the body in Content-Length')
  const { identity } = identified
  if (options.aclMode === 'private' && !identity && path.startsWith('/data/') && !isPing(path))
    throw httpError(401, 'This dataset is private: send a token, or log in')
  const isValid = () => !identity || options.isValid(identity)
  // it may have waited for long
  if (!isValid()) throw httpError(401, 'Session not found')
  const unread = options.unread[identity ? 'member' : 'visitor']
  const { params } = match
  const exchange = new Exchange({
    request,
    response,
    url,
    apiVersion,
    params,
    identity,
    address,
    isValid,
    unread,
    silentMs: options.stalledMs,
  })
  await match.handler(exchange)
}

function answerError(
  request: IncomingMessage,
  response: ServerResponse,
  error: unknown,
  log: ServiceOptions['log'],
): void {
  const known =
    error instanceof LakeError
      ? error
      : (diskFull(error) ?? httpError(500, 'Internal error; see the log of the lake'))
  requestProblems.set(response, known.message.slice(0, 300))
  if (known !== error) {
    const detail = error instanceof Error ? (error.stack ?? error.message) : String(error)
    log({ event: 'failure', detail })
  }
  if (response.headersSent || response.destroyed) {
    response.destroy()
    return
  }
  const bytes = Buffer.from(JSON.stringify(known.body))
  response.writeHead(known.status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': bytes.length,
    'cache-control': 'no-store',
    ...(known.status === 503 ? { 'retry-after': '1' } : {}),
    // the rest of a body that is not read would be taken for the next request
    ...([411, 413, 503, 507].includes(known.status) || leavesLongBody(request)
      ? { connection: 'close' }
      : {}),
  })
  response.end(bytes)
}
