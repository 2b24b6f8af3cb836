import { finished } from 'node:stream/promises'
import { z } from 'zod'
import { type Identity, assertKnown, isSite } from '../auth/identity.ts'
import { httpError } from '../http/errors.ts'
import type { Exchange } from '../http/exchange.ts'
import { FairQueue } from '../http/fair-queue.ts'
import type { Route } from '../http/router.ts'
import { inTurns, rest, uninterrupted, visitorsAccount } from '../http/turns.ts'
import { exportedLines } from '../history/exported-lines.ts'
import type { Lake } from '../lake.ts'
import { isPublicId, isPublishedId, publishedIdOf } from '../store/document.ts'
import type { View } from '../store/view.ts'
import type { Asking } from '../store/watched-fields.ts'
import { parsePerspective } from './perspective.ts'
import { answerCheck } from './budget.ts'
import type { OnLarge } from './large-queries.ts'
import { runQueryInSlices, visitorParse } from './query.ts'
import { answerHeader, documentsWithRoom, roomFor } from './shortened.ts'

/** The parameters are not looked at one by one: there can be hundreds of thousands. */
const queryBody = z.object({
  query: z.string(),
  params: z
    .custom<Record<string, unknown>>(
      (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
    )
    .default({}),
})

/** A query needs no token, so its body may be shorter than a transaction; without one, shorter still. */
const visitorBytes = 256 * 1024
const visitorCharacters = 20_000

/** @throws LakeError 414 for a query that is longer than its sender may send */
export function assertQueryLength(exchange: Exchange, { limits }: Lake, query: string): void {
  const max = exchange.identity ? limits.queryLength : Math.min(limits.queryLength, visitorCharacters)
  if (query.length > max) throw httpError(414, `A query may have at most ${max} characters`)
}

/** Reads `$name=<JSON>` search parameters. */
export function paramsOf(url: URL): Record<string, unknown> {
  const params: Record<string, unknown> = {}
  for (const [name, value] of url.searchParams) {
    if (!name.startsWith('$')) continue
    try {
      params[name.slice(1)] = JSON.parse(value)
    } catch {
      throw httpError(400, `The parameter ${name} is not valid JSON`)
    }
  }
  return params
}

/**
 * The view a request may query. Visitors, and the site, see only published documents: asking for more is
 * refused, and the implicit `raw` of old API versions means `published`.
 */
function viewFor(exchange: Exchange, lake: Lake): View {
  const asked = exchange.search('perspective')
  const perspective = parsePerspective(asked, exchange.apiVersion)
  if (exchange.member) return lake.views.get(perspective, false)
  if (asked !== undefined && perspective !== 'published') {
    assertKnown(exchange.identity, `The perspective "${asked.slice(0, 60)}"`)
  }
  return lake.views.get('published', true)
}

const askingOf = (identity: Identity | undefined): Asking =>
  identity === undefined ? 'visitor' : identity.account.isRobot ? 'program' : 'user'

/** The caller of a query, and the limits that apply to it. */
export const callerOf = ({ config, watched }: Lake, identity: Identity | undefined) => ({
  identity: identity?.account.id ?? visitorsAccount,
  isVisitor: !identity,
  project: { projectId: config.projectId, dataset: config.dataset },
  watch: (field: Parameters<typeof watched.add>[0]) => watched.add(field, askingOf(identity)),
})

/** What the answer is shortened for: for the site, and not for everybody who names the header. */
const roomOf = (exchange: Exchange) =>
  exchange.identity?.account.isRobot === true ? roomFor(exchange.header(answerHeader.name)) : undefined

/** `GET` and `POST /data/query`, and `GET /data/doc`. */
export function queryRoutes(lake: Lake): Route[] {
  const visitorQueue = new FairQueue({
    concurrency: 16,
    concurrencyPerCaller: 1,
    maxJobs: 1000,
    maxJobsPerCaller: 50,
  })

  /**
   * Visitors' queries run in a queue. A caller's slot is held until the response was read, so a client that never reads
   * cannot fill memory with responses. Before each query others have their turn: those that cannot be interrupted would
   * otherwise run one after another, and the lake would answer nobody until the last one. The queries of each account run a few at a time;
   * `respond` can leave its slot to the next one.
   */
  const inTurn = async (exchange: Exchange, respond: (leave: () => void) => Promise<void>) => {
    const { identity, caller: account } = exchange
    const respondAfterOthers = async (leave = () => {}) => {
      await rest(identity ? { account } : { isVisitor: true })
      exchange.assertConnected()
      exchange.assertValid()
      await respond(leave)
    }
    if (identity) return lake.memberQueries.runUntilLeft(account, respondAfterOthers)
    const isRead = () => finished(exchange.response).catch(() => undefined)
    await visitorQueue.run(exchange.caller, respondAfterOthers, isRead)
  }

  const answer = async (exchange: Exchange, query: string, params: Record<string, unknown>) => {
    if (query.trim() === '') throw httpError(400, 'A query is missing')
    assertQueryLength(exchange, lake, query)
    const started = performance.now()
    const wantsMap = exchange.search('resultSourceMap')
    const shortenedFor = roomOf(exchange)
    const isOfPage = shortenedFor === 'page'
    const { queryMs, visitorQueryMs, pageQueryMs, longPageQueryMs } = lake.limits
    const mayTake = exchange.identity ? queryMs : visitorQueryMs
    const request = {
      query,
      params,
      tracing: wantsMap === 'true' || wantsMap === 'withKeyArraySelector',
      ...callerOf(lake, exchange.identity),
      limits: exchange.identity ? undefined : visitorParse,
      shortenedFor,
      timeLimit: isOfPage ? Math.min(mayTake, pageQueryMs) : mayTake,
      longMs: isOfPage ? longPageQueryMs : undefined,
      // many results can wait for their turn to be written, so they count before
      onSize: (characters: number) => exchange.hold(characters),
    }
    const respond = async (onLarge: OnLarge) => {
      let account = exchange.caller
      const view = uninterrupted(account, () => viewFor(exchange, lake))
      const enter = async () => {
        account = await onLarge()
        exchange.assertConnected()
        return account
      }
      const { result, ...found } = await runQueryInSlices({ ...request, view, onLarge: enter })
      const ms = Math.round(performance.now() - started)
      const around = { ...(exchange.search('returnQuery') === 'false' ? {} : { query }), ...found, ms }
      await exchange.sendInTurns({ ...around, result }, account)
    }
    await inTurn(exchange, (leave) => {
      if (!isOfPage) return lake.largeQueries.during(exchange.caller, respond)
      // the site's other queries do not wait for long ones of pages
      return lake.largeQueries.duringPage(exchange.caller, (onLarge) =>
        respond(() => {
          leave()
          return onLarge()
        }),
      )
    })
  }

  const post = async (exchange: Exchange) => {
    const body = queryBody.safeParse(
      await exchange.json(exchange.identity ? lake.limits.bodyBytes : visitorBytes),
    )
    if (!body.success) throw httpError(400, 'The body must be {query, params}')
    await answer(exchange, body.data.query, { ...paramsOf(exchange.url), ...body.data.params })
  }

  const getDocuments = (exchange: Exchange) =>
    inTurn(exchange, async () => {
      const { documents: found, omitted } = uninterrupted(exchange.caller, () => documentsOf(exchange))
      const room = roomOf(exchange)
      const documents = room ? await documentsWithRoom(found, room, exchange.caller) : found
      const check = answerCheck({ isVisitor: !exchange.identity, tracing: false })
      await inTurns(documents, (document) => exchange.hold(check(document)), exchange.caller)
      await exchange.sendInTurns({ documents, omitted })
    })

  const documentsOf = (exchange: Exchange) => {
    const omitted: { id: string; reason: string }[] = []
    // each once: a short address could otherwise repeat a large document thousands of times
    const asked = [...new Set(exchange.param('ids').split(','))]
    // only callers who may read drafts and versions may see which exist
    const ids = exchange.member && exchange.flag('includeAllVersions') ? formsOf(asked) : asked
    const documents = ids.flatMap((id) => {
      if (!exchange.member && !isPublicId(id) && !mayReadById(exchange, id)) {
        omitted.push({ id, reason: 'permission' })
        return []
      }
      const document = lake.store.documents.get(id)
      if (!document) omitted.push({ id, reason: 'existence' })
      if (!document || !exchange.flag('excludeContent')) return document ?? []
      const { _id, _type, _rev, _createdAt, _updatedAt } = document
      return { _id, _type, _rev, _createdAt, _updatedAt }
    })
    return { documents, omitted }
  }

  /** The site knows the id of an order from the visitor who placed it; it can neither list nor query private documents. */
  const mayReadById = ({ identity }: Exchange, id: string): boolean =>
    isSite(identity) && lake.siteReads.some((type) => id.startsWith(`${type}.`))

  /** The published form, the draft and the versions of each document, those that exist. */
  const formsOf = (ids: readonly string[]): string[] => {
    const forms = new Map<string, string[]>(ids.map((id) => [publishedIdOf(id), []]))
    for (const id of lake.store.documents.keys()) forms.get(publishedIdOf(id))?.push(id)
    return [...forms.values()].flatMap((found) =>
      found.sort((a, b) => Number(isPublishedId(b)) - Number(isPublishedId(a)) || (a < b ? -1 : 1)),
    )
  }

  // references from other datasets, of which there are none here; the Studio finds those of this one by a query
  const references = (exchange: Exchange) => {
    assertKnown(exchange.identity, 'Reading references')
    exchange.send({ totalCount: 0, references: [] })
  }

  const exportQueue = new FairQueue({
    concurrency: 20_000,
    concurrencyPerCaller: 1,
    maxJobs: 20_000,
    maxJobsPerCaller: 100,
  })

  const exportAll = (exchange: Exchange) => {
    assertKnown(exchange.identity, 'Exporting')
    const names = exchange.search('types')?.split(',').filter(Boolean)
    const types = names && new Set(names)
    return exportQueue.run(exchange.caller, () => {
      const lines = exportedLines(lake, (type) => types?.has(type) !== false)
      return exchange.sendParts('application/x-ndjson', lines, lake.limits.stalledMs)
    })
  }

  return [
    [
      'GET',
      '/data/query/:dataset',
      (exchange) => answer(exchange, exchange.search('query') ?? '', paramsOf(exchange.url)),
    ],
    ['POST', '/data/query/:dataset', post],
    ['GET', '/data/doc/:dataset/:ids', getDocuments],
    ['GET', '/data/references/:dataset/documents/:id/to', references],
    ['GET', '/data/export/:dataset', exportAll],
  ]
}
