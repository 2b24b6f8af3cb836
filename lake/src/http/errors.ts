import { STATUS_CODES } from 'node:http'

/** An answer that ends a request: a status and the JSON body in the shape Sanity's clients understand. */
export class LakeError extends Error {
  readonly status: number
  readonly body: Record<string, unknown>

  constructor(status: number, message: string, body: Record<string, unknown>) {
    super(message)
    this.status = status
    this.body = body
  }
}

/** The general shape: `{statusCode, error, message}`. */
export function httpError(status: number, message: string): LakeError {
  return new LakeError(status, message, {
    statusCode: status,
    error: STATUS_CODES[status] ?? 'Error',
    message,
  })
}

/** An answer that is sent after a while: see `tooManyWaiting`. */
export class HeldBackError extends LakeError {}

/**
 * The answer to a request too many of one account or address. It is held back for a while: a client that asks again immediately, on
 * thousands of connections, would leave no time for the connections of others.
 */
export function tooManyWaiting(message: string): LakeError {
  return new HeldBackError(503, message, httpError(503, message).body)
}

/** The answer to a body in a great many pieces of a few bytes, held back for the same reason. */
export function tooShortPieces(): LakeError {
  const message =
    'The body came in too many pieces of a few bytes, or before the answer to another request; send it in longer ones'
  return new HeldBackError(400, message, httpError(400, message).body)
}

/** The answer to a disk-full error of Node or SQLite; undefined for other errors. */
export function diskFull(error: unknown): LakeError | undefined {
  if (!(error instanceof Error)) return undefined
  const { code, errcode } = error as { code?: string; errcode?: number }
  const sqliteFull = 13
  if (code !== 'ENOSPC' && code !== 'EDQUOT' && errcode !== sqliteFull) return undefined
  return httpError(507, 'The disk is full, and nothing was saved. Free some space, then try again')
}

/** A query that cannot be parsed; clients draw a code frame from `start` and `end`. */
export function queryParseError(description: string, query: string, start: number, end: number): LakeError {
  return new LakeError(400, description, {
    error: { type: 'queryParseError', description, query, start, end },
  })
}

/** A query that parsed, and failed while it was evaluated. */
export function queryError(description: string, query: string): LakeError {
  return new LakeError(400, description, { error: { type: 'queryError', description, query } })
}

/** Why one mutation or action is refused. */
export type ItemProblem = { type: string; description: string; id?: string } & Record<string, unknown>

/** A refused transaction. `index` is that of the mutation (or action) at fault. */
export function mutationError(problem: ItemProblem, index = 0, status = 409): LakeError {
  const description = 'The mutation(s) failed'
  const body = { error: { type: 'mutationError', description, items: [{ error: problem, index }] } }
  return new LakeError(status, problem.description, body)
}

/** A refusal of what a mutation holds, whatever is stored. */
export function invalid(description: string, id?: string, index = 0): LakeError {
  return mutationError({ type: 'validationError', description, id }, index, 400)
}

/** The same refusal in the shape of `/data/actions`. */
export function asActionError(error: LakeError): LakeError {
  const inner = error.body.error
  if (typeof inner !== 'object' || inner === null) return error
  const description = 'The action(s) failed'
  return new LakeError(error.status, error.message, { error: { ...inner, type: 'actionError', description } })
}
