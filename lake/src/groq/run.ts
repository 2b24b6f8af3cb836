import type { ReadView } from '../store/view.ts'
import type { Budget } from './budget.ts'
import type { Pace } from './pace.ts'
import type { Scope } from './scope.ts'
import type { Node } from './syntax.ts'
import type { TagCollector, WatchedField, WatchedReads } from './tags.ts'
import type { Traced } from './traced.ts'

/** What one run of a query works with. */
export type Run = {
  view: ReadView
  params: Record<string, unknown>
  /** whether origins are wanted, for a content source map */
  tracing: boolean
  tags: TagCollector
  /**
   * Asks that commits announce a tag for a field or for attributes.
   * @returns since when they do, as `performance.now()` counts; undefined when they will not
   */
  watch: (watched: WatchedField | WatchedReads) => number | undefined
  timestamp: Date
  identity: string
  project: { projectId: string; dataset: string }
  budget: Budget
  pace: Pace
  evaluate: (node: Node, scope: Scope) => Traced
}
