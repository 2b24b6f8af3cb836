import { assertKnown } from '../auth/identity.ts'
import { httpError } from '../http/errors.ts'
import type { Exchange } from '../http/exchange.ts'
import { FairQueue } from '../http/fair-queue.ts'
import type { Route } from '../http/router.ts'
import { inSlices, inTurns } from '../http/turns.ts'
import type { Lake } from '../lake.ts'
import { effectsOf } from './effects.ts'
import { type DocumentEvent, eventsOf, formsOf } from './events.ts'
import { History, type Outline, type Transaction } from './history.ts'

const maxTransactions = 1000
/** Portions of so many transactions that are looked through for a page of events. */
const maxPortions = 20
const maxIds = 200

/** `GET /data/history/…`: transactions, documents as they were, and the events of the Studio's history pane. */
export function historyRoutes(lake: Lake): Route[] {
  const history = new History(lake.db)
  // no common limit below that of all jobs: a client that reads slowly holds places of its own account only
  const queue = new FairQueue({
    concurrency: 1000,
    concurrencyPerCaller: 4,
    maxJobs: 1000,
    maxJobsPerCaller: 100,
  })

  const idsOf = (exchange: Exchange): string[] => {
    assertKnown(exchange.identity, 'Reading history')
    const ids = [...new Set(exchange.param('ids').split(',').filter(Boolean))]
    if (ids.length === 0 || ids.length > maxIds)
      throw httpError(400, `Ask for 1 to ${maxIds} documents at a time`)
    return ids
  }

  const limitOf = (exchange: Exchange, usual: number): number => {
    const text = exchange.search('limit')
    const limit = text === undefined ? usual : Number(text)
    if (!Number.isInteger(limit) || limit < 1) throw httpError(400, 'limit must be a positive whole number')
    return Math.min(limit, maxTransactions)
  }

  const timeOf = (exchange: Exchange, name: string): string | undefined => {
    const text = exchange.search(name)
    if (text === undefined) return undefined
    const at = new Date(text)
    if (Number.isNaN(at.getTime()))
      throw httpError(400, `${name} must be a date such as 2026-01-31T12:00:00Z`)
    return at.toISOString()
  }

  const transactions = (exchange: Exchange) => {
    const ids = idsOf(exchange)
    const found = history.transactions(ids, {
      from: exchange.search('fromTransaction') || undefined,
      to: exchange.search('toTransaction') || undefined,
      authors: exchange.search('authors')?.split(',').filter(Boolean),
      fromTime: timeOf(exchange, 'fromTime'),
      toTime: timeOf(exchange, 'toTime'),
      limit: limitOf(exchange, 50),
      reverse: exchange.flag('reverse'),
    })
    const withEffects = exchange.search('effectFormat') === 'mendoza'
    const withMutations = !exchange.flag('excludeMutations') && !exchange.flag('excludeContent')
    const onlyAsked = exchange.flag('includeIdentifiedDocumentsOnly')
    /** In parts: a transaction can change hundreds of long documents. */
    const lineOf = function* ({ transactionId, timestamp, author, seq, documentIds }: Transaction) {
      const documentIDs = onlyAsked ? documentIds : history.documentsOf(seq)
      yield JSON.stringify({ id: transactionId, timestamp, author, documentIDs }).slice(0, -1)
      if (withMutations) {
        yield ',"mutations":['
        yield* joined(documentIds, (id) => JSON.stringify(history.mutationsIn(seq, id)).slice(1, -1))
        yield ']'
      }
      if (withEffects) {
        yield ',"effects":{'
        const effectsIn = (id: string) => JSON.stringify(effectsOf(history.changeIn(seq, id)))
        yield* joined(documentIds, (id) => `${JSON.stringify(id)}:${effectsIn(id)}`)
        yield '}'
      }
      yield '}\n'
    }
    const lines = function* () {
      for (const transaction of found) yield* lineOf(transaction)
    }
    return queue.run(exchange.caller, () =>
      exchange.sendParts('application/x-ndjson', inSlices(lines()), lake.limits.stalledMs),
    )
  }

  const documents = (exchange: Exchange) => {
    const ids = idsOf(exchange)
    const revision = exchange.search('revision')
    let form: (id: string) => string | undefined
    if (exchange.flag('lastRevision')) {
      const outdated = history.endedBefore(ids)
      form = (id) => (outdated.has(id) ? undefined : history.lastText(id))
    } else if (revision !== undefined) {
      const seq = history.sequenceOf(revision)
      form = (id) => {
        if (seq === undefined) return undefined
        // The Studio asks for a draft at revisions of the published document: sanity-io/sanity issue 14346
        return history.textAt(id, seq) ?? (ids.length === 1 ? history.otherTextAt(id, seq) : undefined)
      }
    } else {
      const time = timeOf(exchange, 'time') ?? new Date().toISOString()
      // when its turn has come: it reads the times of all transactions
      let seq: number | undefined
      form = (id) => history.textAt(id, (seq ??= history.sequenceAt(time)))
    }
    const forms = function* () {
      for (const id of ids) {
        const text = form(id)
        if (text !== undefined) yield text
      }
    }
    return queue.run(exchange.caller, () => exchange.sendList('documents', forms(), lake.limits.stalledMs))
  }

  const sendEvents = async (exchange: Exchange) => {
    const [id = ''] = idsOf(exchange)
    const limit = limitOf(exchange, 100)
    const cursor = exchange.search('nextCursor') || undefined
    const found: DocumentEvent[] = []
    let last = cursor
    // most transactions are edits, and no events
    for (let portion = 0; portion < maxPortions && last !== '' && found.length <= limit; portion++) {
      const before = last
      let count = 0
      const add = (step: Outline[]) => {
        count += 1
        // a step is empty when its document was purged meanwhile
        last = step[0]?.transactionId ?? last
        // the one with which the portion before has ended comes again
        if (last !== before) found.push(...eventsOf([step]))
      }
      const range = { limit: maxTransactions, reverse: true, to: before }
      await inTurns(history.outlines(formsOf(id), range), add, exchange.caller)
      if (count < maxTransactions) last = ''
    }
    let end = Math.min(limit, found.length)
    // the cursor is a transaction, which may have several events
    while (end < found.length && found[end]?.id === found[end - 1]?.id) end += 1
    const page = found.slice(0, end)
    const nextCursor = found.length > end ? String(page.at(-1)?.id) : (last ?? '')
    exchange.send({ events: { [id]: page }, nextCursor })
  }

  const events = (exchange: Exchange) => queue.run(exchange.caller, () => sendEvents(exchange))

  return [
    ['GET', '/data/history/:dataset/transactions/:ids', transactions],
    ['GET', '/data/history/:dataset/documents/:ids', documents],
    ['GET', '/data/history/:dataset/events/documents/:ids', events],
    [
      'GET',
      '/data/history/:dataset/events/releases/:ids',
      (exchange) => exchange.send({ events: [], nextCursor: '' }),
    ],
  ]
}

/** The texts of items that are not empty, with commas between them. */
function* joined(items: readonly string[], textOf: (item: string) => string): Generator<string> {
  let before = ''
  for (const item of items) {
    const text = textOf(item)
    if (text === '') continue
    yield before + text
    before = ','
  }
}
