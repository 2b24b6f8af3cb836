import { randomUUID } from 'node:crypto'
import type { ClientReturn } from '@sanity/client'
import { isDraftMode } from '../draft/mode'
import { sanityFetch } from './fetch'
import type { Params } from './fetch-draft'
import { processWide } from './process-wide'

/** More than a shop has listings that visitors filter within an hour. */
const maxKept = 100

const kept = processWide('derived', new Map<string, unknown>())

/**
 * Runs a query as `sanityFetch` does, and keeps in memory what is derived from its result: decoding and shaping thousands of
 * rows takes longer than everything else that a request does. The caller must not change it.
 */
export async function fetchDerived<const Query extends string, Derived>(
  query: Query,
  params: Params,
  derive: (result: ClientReturn<Query>) => Derived,
): Promise<Derived> {
  const version = (await isDraftMode()) ? undefined : await versionOf(query, params)
  if (version && kept.has(version)) return kept.get(version) as Derived
  const derived = derive(await sanityFetch(query, params))
  if (version) keep(version, derived)
  return derived
}

/** Changes whenever the result is fetched again: it expires with it. Undefined while the lake is down. */
async function versionOf(query: string, params: Params): Promise<string | undefined> {
  'use cache'
  try {
    await sanityFetch(query, params)
    return randomUUID()
  } catch {
    return undefined
  }
}

/** Evicts what was kept first. */
function keep(version: string, derived: unknown): void {
  kept.set(version, derived)
  const [oldest] = kept.keys()
  if (kept.size > maxKept && oldest !== undefined) kept.delete(oldest)
}
