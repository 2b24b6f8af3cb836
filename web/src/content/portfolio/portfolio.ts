import { sanityFetch } from '../lake/fetch'
import { workQuery, worksQuery } from './queries'
import { toWork, toWorkCard, type Work, type WorkCard } from './work'

/** Every work of the portfolio, in the order of their numbers. */
export async function works(): Promise<WorkCard[]> {
  return (await sanityFetch(worksQuery)).flatMap((raw) => toWorkCard(raw) ?? [])
}

/** The numbers of all works, in ascending order. */
export async function workNumbers(): Promise<number[]> {
  return (await works()).map(({ number }) => number)
}

/** A work, and whether it replaces one that does not exist. */
export type ShownWork = { work: Work | undefined; isFallback: boolean }

/** A number in an address: without leading zeros, up to 999999. */
const numberPattern = /^[1-9]\d{0,5}$/

/**
 * The work that an address names, or the first one: without a number, and for a number that no work has
 * (specification, section 8).
 */
export async function workOrFirst(given?: string): Promise<ShownWork> {
  // The list is cached, so that an unknown number needs no query of its own.
  const all = await works()
  const wanted = given && numberPattern.test(given) ? Number(given) : undefined
  const isKnown = all.some(({ number }) => number === wanted)
  const number = isKnown ? wanted : all[0]?.number
  const raw = number === undefined ? null : await sanityFetch(workQuery, { number })
  return { work: toWork(raw, all), isFallback: given !== undefined && !isKnown }
}
