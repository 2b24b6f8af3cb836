import { uninterrupted } from '../http/turns.ts'
import type { Snapshot } from '../store/snapshot.ts'
import type { View } from '../store/view.ts'
import { Budget } from './budget.ts'
import { handlers } from './handlers.ts'
import { Pace } from './pace.ts'
import type { OnLarge } from './large-queries.ts'
import type { Run } from './run.ts'
import { type Scope, rootScope } from './scope.ts'
import type { Node } from './syntax.ts'
import { TagCollector } from './tags.ts'
import { type Traced, nothing } from './traced.ts'

/** What a query is evaluated with. */
export type Settings = Pick<Run, 'params' | 'tracing' | 'watch' | 'identity' | 'project'> & {
  view: View
  /** whether the query comes without a token, and so waits for others */
  isVisitor?: boolean
  /** milliseconds that the query may take */
  timeLimit: number
  /** milliseconds of work from which on the query counts as large */
  longMs?: number
  /** only queries in slices call it, once at most */
  onLarge?: OnLarge
}

/** Of a slice that could not be interrupted for long: with some functions of long lists, a query consists of nothing else. */
const priceOfSlice = { fromMs: 300, times: 4 }

/** A value with its origin, and the sync tags of all that it depends on. */
export type Evaluated = Traced & { tags: TagCollector }

/**
 * Evaluates a syntax tree. What moves documents around (filters, projections, dereferences, order) happens here,
 * over indexes and with the origin of every value; operators and functions are groq-js's.
 */
export function evaluateTraced(tree: Node, settings: Settings): Evaluated {
  const run = startRun(settings)
  return { ...run.evaluate(tree, rootScope(nothing)), tags: run.tags }
}

/**
 * The same, for long queries: other requests have their turn every few milliseconds. The query sees the documents as
 * they are when it begins.
 */
export async function evaluateInSlices(tree: Node, settings: Settings): Promise<Evaluated> {
  const run = startRun(settings)
  const { longMs = Infinity } = settings
  const root = rootScope(nothing)
  let snapshot: Snapshot | undefined
  let heldAt = 0
  run.watch = (watched) => {
    const since = settings.watch(watched)
    // a commit between the snapshot and that moment did not announce the tag: every commit announces this one
    if (since !== undefined && since >= heldAt && snapshot?.isOld) run.tags.add({ kind: 'all' })
    return since
  }
  let isLarge = false
  let account = settings.identity
  const hold = async () => {
    if (!snapshot) heldAt = performance.now()
    run.view = snapshot ??= settings.view.hold()
    if (isLarge || (!run.budget.isLarge && run.budget.workedMs < longMs)) return
    isLarge = true
    if (!settings.onLarge) return
    account = await settings.onLarge()
    run.pace.restAs(account)
  }
  try {
    const slice = () => {
      snapshot?.assertKept()
      return run.budget.slice(() => run.evaluate(tree, root))
    }
    const evaluate = () => uninterrupted(account, slice, isLarge ? undefined : priceOfSlice)
    return { ...(await run.pace.inSlices(evaluate, hold, (ms) => run.budget.postpone(ms))), tags: run.tags }
  } finally {
    if (snapshot) settings.view.release(snapshot)
  }
}

function startRun({ timeLimit, isVisitor, ...settings }: Settings): Run {
  const budget = new Budget(performance.now() + timeLimit, settings.tracing, isVisitor)
  const run: Run = {
    ...settings,
    tags: new TagCollector(),
    timestamp: new Date(),
    budget,
    pace: new Pace(budget, { account: settings.identity, isVisitor }),
    evaluate: (node, scope) => step(node, scope, run),
  }
  return run
}

function step(node: Node, scope: Scope, run: Run): Traced {
  run.budget.work(1)
  const handler = handlers[node.type]
  if (!handler) throw new Error(`${node.type} cannot be used here`)
  return handler(node, scope, run)
}
