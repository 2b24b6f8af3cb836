import { parentPort } from 'node:worker_threads'
import { evaluate } from 'groq-js'
import type { Node } from '../groq/syntax.ts'
import { parseDocument } from '../history/history.ts'
import type { StoredChange } from './hook-outbox.ts'
import { parseExpression } from './webhook-filter.ts'

/*
 * The thread in which a webhook's filter and projection are evaluated (webhook-expressions.ts).
 */

/** Characters of one request to a receiver; the lake signs and sends them without a pause. */
const maxBody = 4_000_000

/** What the lake sends: a change with a webhook's filter and projection, or the stored document that was asked for. */
export type ToWorker = Order | { number: number; found: string | undefined }
export type Order = { filter: string; projection: string; change: StoredChange }
/**
 * What the thread sends: that it begins, the id of a document that a reference leads to, or how the evaluation ended: `body` is undefined
 * for a change that the filter does not let through.
 */
export type FromWorker =
  { hasBegun: true } | { number: number; follow: string } | { body: string | undefined } | { problem: string }

type Options = {
  root: unknown
  before: unknown
  after: unknown
  dataset: unknown[]
  dereference: (reference: { _ref: string }) => Promise<unknown>
}

// groq-js evaluates `delta::…` asynchronously only
const evaluateNode = evaluate as (tree: Node, options: Options) => Promise<{ get: () => Promise<unknown> }>

const send = (message: FromWorker) => parentPort?.postMessage(message)

/** The documents that are asked for, by number, and those that the change at hand has led to, by id. */
const asked = new Map<number, (json: string | undefined) => void>()
const found = new Map<string, Promise<unknown>>()
let lastNumber = 0

function ask(id: string): Promise<unknown> {
  const { promise, resolve } = Promise.withResolvers<string | undefined>()
  lastNumber += 1
  asked.set(lastNumber, resolve)
  send({ number: lastNumber, follow: id })
  return promise.then((json) => (json === undefined ? undefined : (JSON.parse(json) as unknown)))
}

function dereference({ _ref }: { _ref: string }): Promise<unknown> {
  const document = found.get(_ref) ?? ask(_ref)
  found.set(_ref, document)
  return document
}

async function evaluateText(text: string, before: unknown, after: unknown): Promise<unknown> {
  const tree = parseExpression(text)
  if (!tree) throw new Error('The expression is empty')
  const options = {
    root: after ?? before,
    before: before ?? null,
    after: after ?? null,
    dataset: [],
    dereference,
  }
  const value = await evaluateNode(tree, options)
  return value.get()
}

/** What a webhook sends of a change. */
async function bodyOf({ filter, projection, change }: Order): Promise<string | undefined> {
  const [before, after] = [parseDocument(change.before), parseDocument(change.after)]
  if (filter.trim() && (await evaluateText(filter, before, after)) !== true) return undefined
  const content = projection.trim() ? await evaluateText(projection, before, after) : (after ?? before)
  const body = JSON.stringify(content)
  if (body !== undefined && body.length > maxBody) throw new Error(`it makes more than ${maxBody} characters`)
  return body
}

async function answer(order: Order): Promise<void> {
  send({ hasBegun: true })
  try {
    send({ body: await bodyOf(order) })
  } catch (error) {
    send({ problem: error instanceof Error ? error.message : String(error) })
  }
  asked.clear()
  found.clear()
}

parentPort?.on('message', (message: ToWorker) => {
  if ('filter' in message) return void answer(message)
  asked.get(message.number)?.(message.found)
  asked.delete(message.number)
})
