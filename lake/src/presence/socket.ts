import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { LRUCache } from 'lru-cache'
import { type WebSocket, WebSocketServer } from 'ws'
import type { Identity } from '../auth/identity.ts'
import { type KnownHosts, isAllowedOrigin, isKnownHost } from '../http/origins.ts'
import { Places } from '../http/places.ts'
import { splitVersion } from '../http/service.ts'
import { TokenBucket } from '../http/token-bucket.ts'
import { announcement, location, message, session } from './messages.ts'

export type PresenceOptions = {
  dataset: string
  origins: readonly string[]
  hosts: KnownHosts
  identify: (request: IncomingMessage) => Identity | undefined
  identifyToken: (token: string) => Identity | undefined
  /** Who sent a request, for limits. */
  addressOf: (request: IncomingMessage) => string
  /** Whether a session or token still counts. */
  isValid: (identity: Identity) => boolean
  /** what one caller may send in a burst, as `presenceMessages` in the limits says */
  messages: number
  /** milliseconds in which a socket must say whose it is */
  introductionMs?: number
  heartbeatMs?: number
}

type Peer = {
  socket: WebSocket
  address: string
  identity: Identity | undefined
  subscriptions: Set<string>
  sessions: Set<string>
  place: { leave: () => void }
}
type PresenceEvent = { type: 'state' | 'rollCall' | 'disconnect'; i: string } & Record<string, unknown>

const heartbeat = '♥'
const heartbeatMs = 20_000
const maxSockets = 200
/** how many of them one account may have */
const maxSocketsOfCaller = 100
/** sockets that have not authenticated yet: of all addresses, and of one */
const maxUnknown = 40
const maxUnknownOfAddress = 20
const introductionMs = 10_000
/** in which a client answers that it closes its socket */
const closeMs = 2000
/** A place in a form has less than one kilobyte. */
const maxBytes = 32 * 1024
const kilobyte = 1024
/** callers whose messages are counted */
const maxCallers = 10_000
/** Subscriptions, and sessions, of one socket; a Studio has one of each. Each message is sent to every subscription. */
const maxOfSocket = 4
/** bytes that wait for a socket, where each message takes a kilobyte besides; a client that reads nothing is disconnected, so that the sockets of an account do not fill the memory */
const maxWaiting = 64 * kilobyte

/**
 * Presence: who has which document open, sent over a WebSocket (JSON-RPC 2.0 at `/socket/<dataset>`). The lake
 * forwards messages and stores nothing; when a socket closes, its sessions are reported as left.
 */
export function createPresence(options: PresenceOptions) {
  // Of many messages that arrive together, one is read in each turn of the event loop. The Studio sends each in one piece.
  const pieces = { maxFragments: 16, maxBufferedChunks: 1024 }
  const server = new WebSocketServer({
    ...pieces,
    noServer: true,
    maxPayload: maxBytes,
    allowSynchronousEvents: false,
  })
  const peers = new Set<Peer>()
  const members = new Places(maxSockets, maxSocketsOfCaller)
  const unknown = new Places(maxUnknown, maxUnknownOfAddress)
  const buckets = new LRUCache<string, TokenBucket>({ max: maxCallers })

  /** Closes the socket of a session or token that counts no longer. */
  const hasEnded = ({ socket, identity }: Peer): boolean => {
    if (!identity || options.isValid(identity)) return false
    socket.close(4001, 'The login has ended')
    return true
  }

  /** Whether a peer may send something of a size; its socket is closed if it sent too much. */
  const maySend = ({ socket, identity, address }: Peer, bytes: number): boolean => {
    if (socket.readyState !== socket.OPEN) return false
    const caller = identity?.account.id ?? address
    const bucket = buckets.get(caller) ?? new TokenBucket(options.messages, options.messages / 10)
    buckets.set(caller, bucket)
    if (bucket.use(1 + bytes / kilobyte)) return true
    socket.terminate()
    return false
  }

  const publish = (event: PresenceEvent, except?: Peer) => {
    // written out once for all
    const result = JSON.stringify(event)
    for (const peer of peers) {
      if (peer === except || peer.subscriptions.size === 0 || hasEnded(peer)) continue
      for (const subscription of peer.subscriptions)
        sendText(
          peer,
          `{"jsonrpc":"2.0","method":"presence_subscription","params":{"subscription":"${subscription}","result":${result}}}`,
        )
    }
  }

  /** A session is known to all, so another account could speak for it, and end it. The own account may: it connects again. */
  const assertOwn = ({ identity }: Peer, id: string) => {
    for (const { sessions, identity: other } of peers)
      if (sessions.has(id) && other?.account.id !== identity?.account.id)
        throw new Error('the session is that of another account')
  }

  const methods: Record<string, (peer: Peer, params: Record<string, unknown>) => unknown> = {
    authorization: (peer, params) => {
      const token = textOf(params.authorization).replace(/^Bearer\s+/i, '')
      const identity = options.identifyToken(token)
      if (identity && !peer.identity) {
        const leave = members.take(identity.account.id, () => peer.socket.terminate())
        if (!leave) return { ok: false }
        peer.place.leave()
        peer.place.leave = leave
      }
      peer.identity = identity ?? peer.identity
      return { ok: peer.identity !== undefined }
    },
    presence_subscribe: (peer) => {
      assertRoom(peer.subscriptions)
      const subscription = randomBytes(12).toString('base64url')
      peer.subscriptions.add(subscription)
      return subscription
    },
    presence_unsubscribe: (peer, params) => {
      peer.subscriptions.delete(textOf(params.subscriptionId))
      return { ok: true }
    },
    presence_announce: (peer, params) => {
      const { data } = announcement.parse(params)
      if (!peer.sessions.has(data.sessionId)) {
        assertRoom(peer.sessions)
        assertOwn(peer, data.sessionId)
      }
      peer.sessions.add(data.sessionId)
      const locations = data.locations.filter((sent) => location.safeParse(sent).success)
      publish({ type: 'state', i: userOf(peer), m: { sessionId: data.sessionId, locations } })
      return { ok: true }
    },
    presence_rollcall: (peer, params) => {
      publish({ type: 'rollCall', i: userOf(peer), session: session.parse(params).session }, peer)
      return { ok: true }
    },
    presence_disconnect: (peer, params) => {
      const left = session.parse(params).session
      if (peer.sessions.delete(left)) publish({ type: 'disconnect', i: userOf(peer), m: { session: left } })
      return { ok: true }
    },
  }

  const receive = (peer: Peer, text: string) => {
    if (text === heartbeat || hasEnded(peer)) return
    const parsed = message.safeParse(parseJson(text))
    if (!parsed.success) {
      send(peer, { id: null, error: { code: -32600, message: 'Not a JSON-RPC request' } })
      return
    }
    const { id, method, params } = parsed.data
    const run = Object.hasOwn(methods, method) ? methods[method] : undefined
    if (!run) return send(peer, { id, error: { code: -32601, message: 'Unknown method' } })
    if (!peer.identity && method !== 'authorization') {
      return send(peer, { id, error: { code: 4001, message: 'Presence needs a login' } })
    }
    try {
      send(peer, { id, result: run(peer, params) })
    } catch {
      send(peer, { id, error: { code: -32602, message: 'The parameters are not what was expected' } })
    }
  }

  const accept = (socket: WebSocket, known: Pick<Peer, 'identity' | 'address' | 'place'>) => {
    const peer: Peer = { socket, ...known, subscriptions: new Set(), sessions: new Set() }
    peers.add(peer)
    const introduction = setTimeout(() => {
      if (!peer.identity) socket.close(4001, 'Presence needs a login')
    }, options.introductionMs ?? introductionMs)
    introduction.unref()
    socket.on('message', (data, isBinary) => {
      const bytes = Buffer.isBuffer(data) ? data : Buffer.alloc(0)
      if (maySend(peer, bytes.length) && !isBinary) receive(peer, bytes.toString('utf8'))
    })
    for (const frame of ['ping', 'pong'] as const) socket.on(frame, ({ length }) => maySend(peer, length))
    socket.on('error', () => socket.terminate())
    socket.on('close', () => {
      clearTimeout(introduction)
      peers.delete(peer)
      for (const left of peer.sessions) publish({ type: 'disconnect', i: userOf(peer), m: { session: left } })
    })
  }

  const timer = setInterval(() => {
    for (const peer of peers) {
      if (!hasEnded(peer) && peer.socket.readyState === peer.socket.OPEN) peer.socket.send(heartbeat)
    }
  }, options.heartbeatMs ?? heartbeatMs)
  timer.unref()

  const upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => socket.destroy())
    const { path } = splitVersion((request.url ?? '').split('?')[0] ?? '')
    const { origin, host } = request.headers
    const refusal = !isKnownHost(host, options.hosts)
      ? '403 Forbidden'
      : path !== `/socket/${options.dataset}`
        ? '404 Not Found'
        : origin !== undefined && !isAllowedOrigin(origin, options.origins)
          ? '403 Forbidden'
          : undefined
    const refuse = (why: string) =>
      void socket.end(`HTTP/1.1 ${why}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`, () =>
        socket.destroy(),
      )
    if (refusal !== undefined) return refuse(refusal)
    let identity: Identity | undefined
    try {
      identity = options.identify(request)
    } catch {
      identity = undefined
    }
    const address = options.addressOf(request)
    const places = identity ? members : unknown
    const leave = places.take(identity?.account.id ?? address, () => socket.destroy())
    if (!leave) return refuse('429 Too Many Requests')
    const place = { leave }
    socket.once('close', () => place.leave())
    server.handleUpgrade(request, socket, head, (opened) => accept(opened, { identity, address, place }))
  }

  const close = () => {
    clearInterval(timer)
    // a laptop that sleeps does not answer
    for (const { socket } of peers) {
      socket.close(1001)
      setTimeout(() => socket.terminate(), closeMs).unref()
    }
    server.close()
  }

  return { upgrade, close }
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')
const userOf = (peer: Peer) => peer.identity?.account.id ?? ''

function assertRoom({ size }: Set<string>): void {
  if (size >= maxOfSocket) throw new Error('there are too many')
}

function send(peer: Peer, body: Record<string, unknown>) {
  sendText(peer, JSON.stringify({ jsonrpc: '2.0', ...body }))
}

function sendText({ socket }: Peer, text: string) {
  if (socket.readyState !== socket.OPEN) return
  if (socket.bufferedAmount > maxWaiting) socket.terminate()
  else socket.send(text)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
