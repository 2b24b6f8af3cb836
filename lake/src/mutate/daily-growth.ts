import { LRUCache } from 'lru-cache'
import type { Account } from '../auth/identity.ts'
import { httpError } from '../http/errors.ts'
import type { DocumentChange } from '../store/store.ts'

const dayMs = 24 * 60 * 60 * 1000
const maxAccounts = 10_000
/** Bytes of an object or list besides those that it takes: of an empty one in a list, a page reads as many values as it asks for. */
const ofObject = 400

type Writer = Pick<Account, 'id' | 'role' | 'isRobot'>

/**
 * Counts by how much each person lets the content grow, in bytes as `growthOf` counts them: pages, searches and
 * indexes are made of all content, so that nobody should multiply it in a moment. What one deletes makes room again.
 * Programs with a token, such as an import, and administrators have no limit.
 */
export class DailyGrowth {
  readonly #leastPerDay: number
  /** The bytes that each account has used, and when that was, as `performance.now()` counts. A day later they are free again. */
  readonly #used = new LRUCache<string, { bytes: number; at: number }>({ max: maxAccounts })

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

  /** @param growth the bytes that a transaction has added to what was stored before */
  add({ id }: Writer, growth: number, stored: number): void {
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

/** The bytes by which a transaction lets the content grow. @param weight what its documents take more than before */
export function growthOf(changes: readonly DocumentChange[], weight: number): number {
  const objects = changes.reduce((sum, { before, after }) => sum + objectsIn(after) - objectsIn(before), 0)
  return weight + objects * ofObject
}

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
