import type { IncomingMessage, ServerResponse } from 'node:http'
import { type Parser, onBody, onComplete, parserOf, stopReading } from './parser.ts'

/** From so many pieces on, those of a body have at least so many bytes on average: in a packet, ten thousand can have one each. */
const [manyPieces, shortPiece] = [300, 64]

/** Short pieces that are taken in one turn of the event loop, of all connections together, besides the first ones of each body. */
const [maxInTurn, firstPieces] = [20_000, 20]

/** Pieces of fewer bytes are handed on together, so many bytes at a time: each takes memory of its own. */
const [longPiece, joinedBytes] = [1024, 4096]

type Pieces = {
  count: number
  bytes: number
  /** what is not handed on yet, in a buffer of its own, and its length */
  joined: Buffer | undefined
  length: number
  isRefused: boolean
  response: ServerResponse
}

const piecesOf = new WeakMap<IncomingMessage, Pieces>()
const guarded = new WeakSet<Parser>()

let takenInTurn = 0

/** Whether one more short piece may be taken in this turn. */
function hasTurn(): boolean {
  if (takenInTurn === 0) setImmediate(() => (takenInTurn = 0))
  takenInTurn += 1
  return takenInTurn <= maxInTurn
}

/** Whether the rest of a body was not read because it came in a great many pieces of a few bytes. */
export const hasShortPieces = (request: IncomingMessage): boolean => piecesOf.get(request)?.isRefused === true

/** Hands on short pieces of a body together, and ends a body of too many: its connection closes with the answer. */
export function joinShortPieces(request: IncomingMessage, response: ServerResponse): void {
  const parser = parserOf(request.socket)
  const take = parser?.[onBody]
  const complete = parser?.[onComplete]
  if (!take || !complete) return
  piecesOf.set(request, { count: 0, bytes: 0, joined: undefined, length: 0, isRefused: false, response })
  // Parsers are used again, with the same callbacks.
  if (guarded.has(parser)) return
  guarded.add(parser)
  guard(parser, take, complete)
}

function guard(parser: Parser, take: (piece: Buffer) => void, complete: () => void): void {
  const handOn = (pieces: Pieces) => {
    const { joined, length } = pieces
    if (!joined) return
    Object.assign(pieces, { joined: undefined, length: 0 })
    take.call(parser, Buffer.from(joined.subarray(0, length)))
  }
  const join = (request: IncomingMessage, pieces: Pieces, piece: Buffer) => {
    if (pieces.length + piece.length > joinedBytes) handOn(pieces)
    if (!pieces.joined) {
      pieces.joined = Buffer.allocUnsafe(joinedBytes)
      // A client may wait for the effect of what it has sent.
      setImmediate(() => parser.incoming === request && handOn(pieces))
    }
    pieces.length += piece.copy(pieces.joined, pieces.length)
  }
  parser[onBody] = (piece) => {
    const request = parser.incoming
    const pieces = request && piecesOf.get(request)
    if (!pieces) return take.call(parser, piece)
    pieces.count += 1
    pieces.bytes += piece.length
    const isShort = piece.length < shortPiece && pieces.count > firstPieces
    const areShort = pieces.count > manyPieces && pieces.bytes < pieces.count * shortPiece
    if (areShort || (isShort && !hasTurn())) return refuse(request, pieces)
    if (piece.length < longPiece) return join(request, pieces, piece)
    handOn(pieces)
    take.call(parser, piece)
  }
  parser[onComplete] = () => {
    const pieces = parser.incoming && piecesOf.get(parser.incoming)
    if (pieces && !pieces.isRefused) handOn(pieces)
    complete.call(parser)
  }
}

/** Does not read a body that was sent ahead of the answer to the request before it: no client does that. */
export function refuseBodyAhead(request: IncomingMessage): void {
  const pieces = piecesOf.get(request)
  if (pieces) refuse(request, pieces)
}

/** Ends the body. Its reader checks `hasShortPieces` at the end. */
function refuse(request: IncomingMessage, pieces: Pieces): void {
  pieces.isRefused = true
  pieces.joined = undefined
  pieces.response.shouldKeepAlive = false
  stopReading(request.socket)
  request.push(null)
}
