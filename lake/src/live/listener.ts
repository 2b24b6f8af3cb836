import { type Node, child, isNode } from '../groq/syntax.ts'
import type { LakeDocument } from '../store/document.ts'
import type { Commit, DocumentChange } from '../store/store.ts'

export type ListenOptions = {
  includeResult: boolean
  includePreviousRevision: boolean
  includeMutations: boolean
  includeEffects: boolean
  /** Ids of users can be guessed from their names, so visitors do not get them. */
  includeAuthor: boolean
}

export type MutationEvent = Record<string, unknown> & { eventId: string }

/** The filters of a listener's query: projections, slices and orders around them do not count. */
export function filtersOf(tree: Node): Node[] {
  if (tree.type === 'Filter') return [...filtersOf(child(tree, 'base')), child(tree, 'expr')]
  return isNode(tree.base) ? filtersOf(tree.base) : []
}

/** The transaction of the event with an id, as `eventsFor` makes it. */
export const transactionOfEvent = (eventId: string): string => eventId.split('#')[0] ?? ''

/** Whether an event, if there is one, belongs to a commit. */
export const isOfTransaction = (eventId: string | undefined, { transactionId }: Commit): eventId is string =>
  eventId !== undefined && transactionOfEvent(eventId) === transactionId

/** Those of a transaction's events that follow the one with an id; none when it is not among them. */
export function* eventsAfter(eventId: string, events: Iterable<MutationEvent>): Generator<MutationEvent> {
  let isAfter = false
  for (const event of events) {
    if (isAfter) yield event
    isAfter ||= event.eventId === eventId
  }
}

/**
 * The events that a listener gets for a commit. The filter is evaluated for the previous and the next form of a document;
 * `transactionTotalEvents` counts what this listener gets, since clients wait for that number.
 */
export function* eventsFor(
  commit: Commit,
  matches: (document: LakeDocument | undefined) => boolean,
  options: ListenOptions,
  effectsOf: (change: DocumentChange) => { apply: unknown; revert: unknown },
): Generator<MutationEvent> {
  const seen = commit.changes.flatMap((change) => {
    const was = matches(change.before)
    const is = matches(change.after)
    if (!was && !is) return []
    return { change, transition: was && is ? 'update' : is ? 'appear' : 'disappear' }
  })
  for (const [index, { change, transition }] of seen.entries()) {
    const { id, before, after, mutations } = change
    yield {
      eventId: `${commit.transactionId}#${id}`,
      documentId: id,
      transactionId: commit.transactionId,
      transition,
      ...(options.includeAuthor ? { identity: commit.author } : {}),
      ...(options.includeMutations ? { mutations } : {}),
      ...(options.includeResult && after ? { result: after } : {}),
      ...(options.includePreviousRevision && before ? { previous: before } : {}),
      ...(options.includeEffects ? { effects: effectsOf(change) } : {}),
      // always sent: preview code compares them with the _rev that it knows
      previousRev: before?._rev,
      resultRev: after?._rev ?? commit.transactionId,
      timestamp: commit.timestamp,
      visibility: 'query',
      transactionTotalEvents: seen.length,
      transactionCurrentEvent: index + 1,
    }
  }
}
