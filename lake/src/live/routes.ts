import { randomUUID } from 'node:crypto'
import { assertKnown } from '../auth/identity.ts'
import { withDeadline } from '../deadline.ts'
import { evaluateTraced } from '../groq/evaluator.ts'
import { filterParse, parse, visitorFilterParse } from '../groq/query.ts'
import { isPublishedByDefault } from '../groq/perspective.ts'
import { callerOf, assertQueryLength, paramsOf } from '../groq/routes.ts'
import { type Node, someNode } from '../groq/syntax.ts'
import { effectsOf } from '../history/effects.ts'
import { LakeError, httpError, queryParseError } from '../http/errors.ts'
import type { Exchange } from '../http/exchange.ts'
import { Places } from '../http/places.ts'
import type { Route } from '../http/router.ts'
import { inTurns, rest, uninterrupted } from '../http/turns.ts'
import type { Lake } from '../lake.ts'
import { type LakeDocument, isPublicId, isPublishedId } from '../store/document.ts'
import type { Commit } from '../store/store.ts'
import { Announcer } from './announcer.ts'
import { type Readers, TagsOfCommits } from './change-tags.ts'
import { CommitLog } from './commit-log.ts'
import { EventStream } from './event-stream.ts'
import { eventsAfter, eventsFor, filtersOf, isOfTransaction, transactionOfEvent } from './listener.ts'

/** `GET /data/listen` and `GET /data/live/events`, with the way to end all open streams. */
export function liveRoutes(lake: Lake): { routes: Route[]; close: () => void } {
  const log = new CommitLog(lake.store)
  const streams = new Set<EventStream>()
  const { streams: max } = lake.limits
  const members = new Places(max, Math.ceil(max * callerShare))
  // visitors have places of their own, so that they cannot take those of the Studio
  const visitors = new Places(max * visitorShare, Math.ceil(max * visitorShare * callerShare))
  const announcer = new Announcer(lake)
  const tags = new TagsOfCommits(lake)

  /** Opens a stream. `pass` lets it hear a commit that its client has missed. */
  const open = (
    exchange: Exchange,
    onCommit: (stream: EventStream, commit: Commit) => unknown,
  ): { stream: EventStream; pass: (commit: Commit) => void } => {
    const { identity, caller } = exchange
    // an account can log in many times, so its logins share its places
    const leave = (identity ? members : visitors).take(caller, () => giveUp())
    if (!leave) {
      throw httpError(
        429,
        'There are too many open event streams, in all or for this account or address; close some, then try again',
      )
    }
    const { pass, stop } = announcer.add(
      { account: caller, isVisitor: !identity },
      {
        hear: (commit) => {
          // a logout, or a token that was revoked, ends what was opened with it
          if (identity && !lake.accounts.isValid(identity)) return stream.end()
          return onCommit(stream, commit)
        },
        fallBehind: () => giveUp(),
      },
    )
    const forget = () => {
      stop()
      leave()
      streams.delete(stream)
    }
    const stream = new EventStream(exchange.response, holdFor(exchange), forget)
    const giveUp = () => {
      // a client that does not read would hold on to it
      forget()
      stream.end()
    }
    streams.add(stream)
    return { stream, pass }
  }

  const listen = (exchange: Exchange) => {
    const query = exchange.search('query') ?? ''
    assertQueryLength(exchange, lake, query)
    let matches: ReturnType<typeof matcher>
    try {
      matches = uninterrupted(exchange.caller, () => matcher(exchange, lake, query))
    } catch (error) {
      // a client reads a status other than 200 as a broken connection and keeps reconnecting
      if (!(error instanceof LakeError)) throw error
      const refused = new EventStream(exchange.response, holdFor(exchange), () => undefined)
      refused.send('channelError', error.body)
      refused.end()
      return
    }
    const isSeen = hasAllVersions(exchange) ? () => true : isPublishedId
    const options = {
      // absent means false: the client drops falsy options
      includeResult: exchange.flag('includeResult'),
      includePreviousRevision: exchange.flag('includePreviousRevision'),
      includeMutations: exchange.search('includeMutations') !== 'false',
      includeEffects: exchange.search('effectFormat') === 'mendoza',
      includeAuthor: exchange.identity !== undefined,
    }
    const lastEventId = exchange.header('last-event-id')
    const send = async (stream: EventStream, commit: Commit) => {
      if (stream.isClosed) return
      try {
        const changes = commit.changes.filter(({ id }) => isSeen(id))
        const matching = await matchingIn(changes, commit.weight > largeChange)
        if (matching.size === 0) return
        const events = eventsFor(
          { ...commit, changes },
          (document) => document !== undefined && matching.has(document),
          options,
          (change) => effectsOf(change, commit.author),
        )
        const account = exchange.identity ? exchange.caller : ''
        const isPaid = countStream(commit, account) > freeStreams
        // A hundred streams get the same change: what is written for one counts before the next has its turn.
        if (isPaid) await rest({ account })
        // The connection may have ended between two events of a transaction. A client needs the rest, and drops what comes twice.
        const missed = isOfTransaction(lastEventId, commit) ? eventsAfter(lastEventId, events) : events
        await inTurns(missed, (event) => stream.send('mutation', event, event.eventId), account, isPaid)
      } catch (error) {
        const problem = error instanceof Error ? error.message : String(error)
        lake.log({ event: 'listener', problem })
        stream.send('channelError', { message: `The listener was ended: ${problem}` })
        stream.end()
      }
    }
    /** The forms before and after that the filter lets through; a commit can have thousands of them. */
    const matchingIn = async (changes: Commit['changes'], isLarge: boolean): Promise<Set<LakeDocument>> => {
      const matching = new Set<LakeDocument>()
      const forms = changes.flatMap(({ before, after }) => [before ?? [], after ?? []].flat())
      const max = exchange.identity ? lake.limits.queryMs : lake.limits.visitorQueryMs
      let [at, length, spent] = [0, formsAtOnce, 0]
      const parts = function* () {
        while (at < forms.length) yield forms.slice(at, at + length)
      }
      const add = (part: LakeDocument[]) => {
        if (spent > max) throw httpError(408, 'The filter takes too long for a commit of so many documents')
        const started = performance.now()
        const timeLimit = exchange.identity ? memberMs : visitorMs - spent
        const found = matches(part, { timeLimit, isLarge })
        spent += performance.now() - started
        if (found === undefined) {
          length = 1
          return
        }
        for (const form of found) matching.add(form)
        at += part.length
      }
      // the filters of all visitors rest as one: they do not wait for the other requests of their address, nor members for many addresses
      await inTurns(parts(), add, exchange.identity && exchange.caller)
      return matching
    }
    const { stream, pass } = open(exchange, send)
    const listenerName = randomUUID()
    if (!exchange.flag('enableResume') || lastEventId === undefined) {
      stream.send('welcome', { listenerName })
      return
    }
    const missed = log.sinceTransaction(transactionOfEvent(lastEventId))
    stream.send(missed ? 'welcomeback' : 'reset', { listenerName })
    for (const commit of missed ?? []) pass(commit)
  }

  const liveEvents = (exchange: Exchange) => {
    const includeDrafts = exchange.flag('includeDrafts')
    if (includeDrafts) assertKnown(exchange.identity, 'Live events of drafts')
    const readers: Readers = includeDrafts ? 'drafts' : exchange.member ? 'published' : 'public'
    const send = (stream: EventStream, commit: Commit) => {
      const changed = tags.of(commit, readers)
      if (!changed) stream.send('restart', {}, String(commit.seq))
      else if (changed.length > 0) stream.send('message', { tags: changed }, String(commit.seq))
    }
    const lastEventId = exchange.header('last-event-id')
    const { stream } = open(exchange, send)
    stream.send('welcome', { id: randomUUID() })
    if (lastEventId === undefined || !/^\d+$/.test(lastEventId)) return
    const missed = log.afterSequence(Number(lastEventId))
    const changed = missed && tags.ofAll(missed, readers, maxMissedTags)
    if (!missed || !changed) stream.send('restart', {})
    else if (changed.length > 0) stream.send('message', { tags: changed }, String(missed.at(-1)?.seq))
  }

  const routes: Route[] = [
    ['GET', '/data/listen/:dataset', listen],
    ['GET', '/data/live/events/:dataset', liveEvents],
  ]
  const close = () => {
    for (const stream of streams) stream.end()
  }
  return { routes, close }
}

const holdFor =
  ({ unread, caller }: Exchange) =>
  (cut: () => void) =>
    unread.add(caller, cut)

/** Sync tags of missed events; of more, a client reads everything anew. */
const maxMissedTags = 1000

/** In new API versions listeners get drafts and versions only on request. */
const hasAllVersions = (exchange: Exchange) =>
  exchange.flag('includeAllVersions') || !isPublishedByDefault(exchange.apiVersion)

/** the part of all streams that is for visitors without a token */
const visitorShare = 0.4
/** the part of those places that one account or address may have */
const callerShare = 0.5
/**
 * Milliseconds for which the filter of a listener may run: with a token for one document, without for those of one commit. For
 * all documents of a commit it gets the time of a query.
 */
const memberMs = 40
const visitorMs = 5
/** Milliseconds after which a filter is ended in the midst of a step that nothing counts, such as a comparison of two long lists. */
const [memberUncountedMs, visitorUncountedMs] = [250, 50]

/**
 * Streams of one account to which a large change is sent without a wait of this account, as many as the Studio opens in a tab: nobody
 * chooses how large the documents of others are. The author waits for the size (`WrittenDocuments`).
 */
const freeStreams = 10
const streamsOf = new WeakMap<Commit, Map<string, number>>()

/** @returns to how many streams of an account a commit is sent, with this one */
function countStream(commit: Commit, account: string): number {
  const counts = streamsOf.get(commit) ?? new Map<string, number>()
  streamsOf.set(commit, counts)
  const count = (counts.get(account) ?? 0) + 1
  counts.set(account, count)
  return count
}

/**
 * Bytes of memory, as `weightOf` counts them, that a change takes when it is large. A filter that is too slow for it, or finds too much, does not let it
 * through: for other changes it is quick enough, and the author is another one than the listener.
 */
const largeChange = 4_000_000

/** `timeLimit` in milliseconds */
type Limits = { timeLimit: number; isLarge: boolean }

/** Forms that a filter is evaluated for together: beginning an evaluation takes ten times as long as most filters do for one. */
const formsAtOnce = 50

const looksElsewhere = (node: Node) =>
  node.type === 'Everything' || node.type === 'Deref' || node.namespace === 'documents'

/**
 * Finds the documents that a listener's filter lets through; `undefined` when it fails for several, which are then to be tried one by one.
 * Visitors without a token get events of public documents only.
 */
function matcher(exchange: Exchange, lake: Lake, query: string) {
  const params = paramsOf(exchange.url)
  const filters = filtersOf(parse(query, params, exchange.identity ? filterParse : visitorFilterParse))
  if (!exchange.member && filters.some((filter) => someNode(filter, looksElsewhere))) {
    throw queryParseError(
      'a listener without a token may look at one document at a time',
      query,
      0,
      query.length,
    )
  }
  if (filters.length === 0 && !query.trim().startsWith('*')) {
    throw queryParseError('a listener needs a filter such as *[_type == "post"]', query, 0, query.length)
  }
  return (documents: LakeDocument[], { timeLimit, isLarge }: Limits): LakeDocument[] | undefined => {
    const seen = exchange.member ? documents : documents.filter(({ _id }) => isPublicId(_id))
    let base: Node = { type: 'Value', value: seen }
    for (const expr of filters) base = { type: 'Filter', base, expr }
    try {
      const view = lake.views.get('raw', !exchange.member)
      const caller = callerOf(lake, exchange.identity)
      const max = exchange.identity ? memberUncountedMs : visitorUncountedMs
      const evaluate = () => {
        try {
          return evaluateTraced(base, { view, params, tracing: false, ...caller, timeLimit }).value
        } catch (error) {
          if (isLarge && documents.length === 1 && error instanceof LakeError) return []
          throw error
        }
      }
      const value = withDeadline(max, 'The filter takes too long for a document of this change', evaluate)
      return Array.isArray(value) ? (value as LakeDocument[]) : []
    } catch (error) {
      if (documents.length > 1) return undefined
      // too slow or too large for this change, so also for the next one
      if (error instanceof LakeError) throw error
      lake.log({ event: 'listener', problem: String(error) })
      return []
    }
  }
}
