import { parentPort } from 'node:worker_threads'
import { evaluate } from 'groq-js'
import type { LakeDocument } from '../store/document.ts'
import type { Node } from '../groq/syntax.ts'
import { type Change, parseExpression } from './webhook-filter.ts'

/** What the lake sends: an expression and a change, or the document that was asked for. */
export type ToWorker = { text: string; change: Change } | { number: number; found: LakeDocument | undefined }
/** What the thread sends: the id of a document that a reference leads to, or how the evaluation ended. */
export type FromWorker = { number: number; follow: string } | { value: unknown } | { problem: string }

type Options = {
  root: unknown
  before: unknown
  after: unknown
  dataset: unknown[]
  dereference: (reference: { _ref: string }) => Promise<unknown>
}

// groq-js evaluates `delta::…` asynchronously only
const evaluateNode = evaluate as (tree: Node, options: Options) => Promise<{ get: () => Promise<unknown> }>

const followed: ((document: LakeDocument | undefined) => void)[] = []
const send = (message: FromWorker) => parentPort?.postMessage(message)

function dereference({ _ref }: { _ref: string }): Promise<LakeDocument | undefined> {
  return new Promise((resolve) => {
    const number = followed.push(resolve) - 1
    send({ number, follow: _ref })
  })
}

async function evaluateText(text: string, { before, after }: Change): Promise<void> {
  try {
    const tree = parseExpression(text)
    if (!tree) throw new Error('The expression is empty')
    const value = await evaluateNode(tree, {
      root: after ?? before,
      before: before ?? null,
      after: after ?? null,
      dataset: [],
      dereference,
    })
    send({ value: await value.get() })
  } catch (error) {
    send({ problem: error instanceof Error ? error.message : String(error) })
  }
  followed.length = 0
}

parentPort?.on('message', (message: ToWorker) => {
  if ('text' in message) void evaluateText(message.text, message.change)
  else followed[message.number]?.(message.found)
})
