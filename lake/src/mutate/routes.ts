import type { z } from 'zod'
import { type Identity, assertWriter, isSite } from '../auth/identity.ts'
import { LakeError, asActionError, httpError } from '../http/errors.ts'
import type { Exchange } from '../http/exchange.ts'
import type { Route } from '../http/router.ts'
import { uninterrupted } from '../http/turns.ts'
import { writableCheck } from '../groq/budget.ts'
import type { OnLarge } from '../groq/large-queries.ts'
import { callerOf } from '../groq/routes.ts'
import { runQueryInSlices } from '../groq/query.ts'
import { isRecord } from '../store/document.ts'
import type { Lake } from '../lake.ts'
import type { Commit } from '../store/store.ts'
import { actionsBody, applyActions, assertServed } from './actions.ts'
import {
  type MutationInput,
  type Selections,
  applyMutations,
  countNamed,
  mutateBody,
  queryOf,
} from './mutations.ts'
import { transact } from './transact.ts'
import { assertMayMutate, assertSiteWrites } from './site-writes.ts'
import { assertNames } from './validate.ts'

const visibilities = ['sync', 'async', 'deferred']

/**
 * `POST /data/mutate` and `POST /data/actions`. Every answer is given after the transaction is durable and visible, and what it
 * purges is deleted.
 */
export function mutateRoutes(lake: Lake): Route[] {
  // the site gets back what it wrote, and nothing that was there
  const stored = (identity: Identity, id: string) =>
    isSite(identity) ? undefined : lake.store.documents.get(id)

  const completePurge = async (author: string, commit: Commit | undefined) => {
    if (commit?.isPurge) await lake.forgetting.forget(author, commit.seq)
  }

  const mutate = async (exchange: Exchange) => {
    const { identity } = exchange
    assertMayMutate(identity)
    const { account } = identity
    const author = account.id
    const sent = await exchange.json(lake.limits.bodyBytes)
    assertCount(sent, 'mutations', lake.limits.mutations)
    const body = uninterrupted(author, () => parse(mutateBody, sent))
    if (countNamed(body.mutations) > lake.limits.mutations)
      throw httpError(413, `A transaction may name at most ${lake.limits.mutations} documents`)
    if (isSite(identity)) assertSiteWrites(body.mutations, lake.siteTypes)
    const visibility = exchange.search('visibility')
    if (visibility !== undefined && !visibilities.includes(visibility)) {
      throw httpError(400, `visibility must be one of ${visibilities.join(', ')}`)
    }
    const select = () => selectDocuments(lake, identity, body.mutations)
    const hasQuery = body.mutations.some((mutation) => queryOf(mutation) !== undefined)
    const selections: Selections = hasQuery ? await lake.memberQueries.run(author, select) : new Map()
    exchange.assertValid()
    const withDocuments = exchange.flag('returnDocuments')
    const settings = {
      transactionId: body.transactionId,
      account,
      dryRun: exchange.flag('dryRun'),
      autoGenerateArrayKeys: exchange.flag('autoGenerateArrayKeys'),
    }
    const { transactionId, result, changes, commit } = uninterrupted(author, () =>
      transact(lake, settings, (workspace) => {
        const touched = applyMutations(workspace, body.mutations, selections)
        // before anything is stored: an answer that is too large afterwards would look as if nothing had been
        if (withDocuments) {
          const check = writableCheck()
          for (const { id } of touched) exchange.hold(check(workspace.get(id)))
        }
        return touched
      }),
    )
    const after = new Map(changes.map((change) => [change.id, change.after]))
    const wantsResults = withDocuments || exchange.flag('returnIds')
    const results = result.map((touched) =>
      withDocuments
        ? { ...touched, document: after.get(touched.id) ?? stored(identity, touched.id) }
        : touched,
    )
    await completePurge(author, commit)
    await exchange.sendInTurns({ transactionId, results: wantsResults ? results : [] })
  }

  const act = async (exchange: Exchange) => {
    assertWriter(exchange.identity)
    const { account } = exchange.identity
    const author = account.id
    const sent = await exchange.json(lake.limits.bodyBytes)
    assertCount(sent, 'actions', lake.limits.mutations)
    assertServed(sent)
    const body = uninterrupted(author, () => parse(actionsBody, sent))
    try {
      const dryRun = body.dryRun ?? exchange.flag('dryRun')
      const settings = { transactionId: body.transactionId, account, dryRun }
      const { transactionId, commit } = uninterrupted(author, () =>
        transact(lake, settings, (workspace) => applyActions(workspace, body.actions)),
      )
      await completePurge(author, commit)
      exchange.send({ transactionId })
    } catch (error) {
      throw error instanceof LakeError ? asActionError(error) : error
    }
  }

  return [
    ['POST', '/data/mutate/:dataset', mutate],
    ['POST', '/data/actions/:dataset', act],
  ]
}

/** Comes before parsing, which describes every problem of every entry: millions of them fill the memory. */
function assertCount(body: unknown, name: string, max: number): void {
  const list: unknown = isRecord(body) ? body[name] : undefined
  if (Array.isArray(list) && list.length > max)
    throw httpError(413, `A transaction may have at most ${max} ${name}`)
}

function parse<S extends z.ZodType>(schema: S, body: unknown): z.infer<S> {
  assertNames(body)
  const parsed = schema.safeParse(body)
  if (parsed.success) return parsed.data
  const first = parsed.error.issues[0]
  throw httpError(
    400,
    `The body is not what was expected: ${first?.path.join('.') ?? ''} ${first?.message ?? ''}`,
  )
}

/**
 * Evaluates the queries of a transaction before it begins, so that long ones do not block other requests. All of them
 * together get the time of one query.
 */
async function selectDocuments(
  lake: Lake,
  identity: Identity,
  mutations: readonly MutationInput[],
): Promise<Selections> {
  const selections = new Map<MutationInput, string[]>()
  let deadline = performance.now() + lake.limits.queryMs
  const postponing = (onLarge: OnLarge) => async () => {
    const started = performance.now()
    const account = await onLarge()
    deadline += performance.now() - started
    return account
  }
  for (const mutation of mutations) {
    const selection = queryOf(mutation)
    if (!selection) continue
    if (performance.now() > deadline)
      throw httpError(
        408,
        'The queries of the transaction took longer than is allowed; split it into smaller ones',
      )
    const { result } = await lake.largeQueries.during(identity.account.id, (onLarge) =>
      runQueryInSlices({
        ...selection,
        view: lake.views.get('raw', false),
        tracing: false,
        ...callerOf(lake, identity),
        timeLimit: deadline - performance.now(),
        onLarge: postponing(onLarge),
      }),
    )
    const ids = (Array.isArray(result) ? result : [result]).flatMap((item: unknown) => {
      if (typeof item === 'string') return item
      return isRecord(item) && typeof item._id === 'string' ? item._id : []
    })
    selections.set(mutation, ids)
  }
  // another transaction may have deleted some while the queries ran
  for (const [mutation, ids] of selections)
    selections.set(
      mutation,
      ids.filter((id) => lake.store.documents.has(id)),
    )
  return selections
}
