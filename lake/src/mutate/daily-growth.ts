import { LRUCache } from 'lru-cache'
import type { Account } from '../auth/identity.ts'
import { httpError } from '../http/errors.ts'
import { publishedIdOf } from '../store/document.ts'
import type { DocumentChange } from '../store/store.ts'

const dayMs = 24 * 60 * 60 * 1000
const [maxAccounts, maxDocuments] = [10_000, 100_000]
/** Bytes of an object or list besides those that it takes: of an empty one in a list, a page reads as many values as it asks for. */
const ofObject = 400

type Writer = Pick<Account, 'id' | 'role' | 'isRobot'>

/**
 * Counts by how much each person lets the content grow, in bytes as `growthOf` counts them: pages, searches and
 * indexes are made of all content, so that nobody should multiply it in a moment. What is deleted makes room again: for who
 * added it that day, also when another one publishes or deletes it, else for who deletes it.
 * Programs with a token, such as an import, and administrators have no limit.
 */
export class DailyGrowth {
  readonly #leastPerDay: number
  /** The bytes that each account has used, and when that was, as `performance.now()` counts. A day later they are free again. */
  readonly #used = new LRUCache<string, { bytes: number; at: number }>({ max: maxAccounts })

  /** Of documents that grew: who was counted for it, and the bytes. */
  readonly #counted = new LRUCache<string, { account: string; bytes: number }>({ max: maxDocuments })

  /** @param leastPerDay the bytes that a person may add in a day to a dataset that has less; to others, as much as they have */
  constructor(leastPerDay: number) {
    this.#leastPerDay = leastPerDay
  }

  /** The bytes that an account may still add. @param stored bytes of all documents */
  left({ id, role, isRobot }: Writer, stored: number): number {
    if (isRobot || role === 'administrator') return Infinity
    const { bytes, perDay } = this.#state(id, stored)
    return perDay - bytes
  }

  /** Counts a stored transaction. @param stored bytes of all documents */
  add({ id }: Writer, grown: readonly Grown[], stored: number): void {
    let left = sumOf(grown)
    const grows = left > 0
    if (grows) this.#use(id, left, stored)
    for (const document of grown.toSorted((one, other) => other.bytes - one.bytes)) {
      if (document.bytes > 0 && grows) {
        const bytes = Math.min(document.bytes, left)
        left -= bytes
        this.#count(document.id, id, bytes)
      }
      if (document.bytes >= 0) continue
      const counted = this.#counted.get(document.id)
      if (!counted) continue
      const back = grows ? 0 : Math.min(counted.bytes, -document.bytes, -left)
      left += back
      this.#use(counted.account, -back, stored)
      this.#counted.delete(document.id)
      // a publish moves what a draft added into the published document
      this.#count(publishedIdOf(document.id), counted.account, counted.bytes - back)
    }
    if (!grows) this.#use(id, left, stored)
  }

  #count(document: string, account: string, bytes: number): void {
    const counted = this.#counted.get(document)
    const isOwn = counted?.account === account
    // who adds a word to what another one wrote does not take it over
    if (counted && !isOwn && counted.bytes >= bytes) return
    const sum = bytes + (isOwn ? counted.bytes : 0)
    if (sum > 0) this.#counted.set(document, { account, bytes: sum })
  }

  #use(id: string, growth: number, stored: number): void {
    if (growth === 0) return
    const bytes = Math.max(0, this.#state(id, stored).bytes + growth)
    if (bytes === 0) this.#used.delete(id)
    else this.#used.set(id, { bytes, at: performance.now() })
  }

  #state(id: string, stored: number): { bytes: number; perDay: number } {
    const { bytes, at } = this.#used.get(id) ?? { bytes: 0, at: 0 }
    const perDay = Math.max(this.#leastPerDay, stored - bytes)
    const free = ((performance.now() - at) / dayMs) * perDay
    return { bytes: Math.max(0, bytes - free), perDay }
  }
}

/** By how many bytes a document grew, or shrank, and whether it is gone. */
export type Grown = { id: string; bytes: number; isGone: boolean }

/** What a transaction does to the size of its documents. @param weights by id, what each takes more than before */
export const growthOf = (changes: readonly DocumentChange[], weights: ReadonlyMap<string, number>): Grown[] =>
  changes.map(({ id, before, after }) => ({
    id,
    bytes: (weights.get(id) ?? 0) + (objectsIn(after) - objectsIn(before)) * ofObject,
    isGone: !after,
  }))

export const sumOf = (grown: readonly Grown[]): number => grown.reduce((sum, { bytes }) => sum + bytes, 0)

function objectsIn(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0
  let count = 1
  for (const part of Object.values(value)) count += objectsIn(part)
  return count
}

export const tooMuchGrowth = () =>
  httpError(
    507,
    'You have added as much content as one person may in a day; nothing was changed. Go on later, delete what is no longer needed, or let an administrator add it, who has no such limit',
  )
