import { LRUCache } from 'lru-cache'
import type { Account } from '../auth/identity.ts'
import { httpError } from '../http/errors.ts'
import { isDraftId, publishedIdOf } from '../store/document.ts'
import type { DocumentChange } from '../store/store.ts'

const dayMs = 24 * 60 * 60 * 1000
const [maxAccounts, maxDocuments] = [10_000, 100_000]
/**
 * Bytes of a number or the like, and of an object or list, besides those that it takes: a query reads each member of a list, and
 * of an empty object a page reads as many values as it asks for.
 */
const [ofNumber, ofObject] = [100, 400]

type Writer = Pick<Account, 'id' | 'role' | 'isRobot'>

/** Who was counted for bytes of a document. */
type Share = { account: string; bytes: number }

/** What a transaction changes in the counts: bytes for each account, and the shares in its documents. */
type Booking = { used: Map<string, number>; shares: Map<string, Share[]> }

/**
 * Counts by how much each person lets the content grow, in bytes as `growthOf` counts them: pages, searches and
 * indexes are made of all content, so that nobody should multiply it in a moment. Each document has its shares: who let it grow
 * that day, and by how much. What it shrinks by is free again for those, whoever shortens, publishes or deletes it, and for who does
 * so when nobody was counted. Programs with a token, such as an import, and administrators have no limit.
 */
export class DailyGrowth {
  readonly #leastPerDay: number
  /** The bytes that each account has used, and when that was, as `performance.now()` counts. A day later they are free again. */
  readonly #used = new LRUCache<string, { bytes: number; at: number }>({ max: maxAccounts })

  /** Of documents that grew: their shares, the latest last. */
  readonly #shares = new LRUCache<string, Share[]>({ max: maxDocuments })

  /** @param leastPerDay the bytes that a person may add in a day to a dataset that has less; to others, as much as they have */
  constructor(leastPerDay: number) {
    this.#leastPerDay = leastPerDay
  }

  /** Whether a person has no room for what a transaction adds. @param stored bytes of all documents before it */
  refuses(writer: Writer, grown: readonly Grown[], stored: number): boolean {
    const growth = this.#booked(writer, grown).used.get(writer.id) ?? 0
    return growth > 0 && growth > this.left(writer, stored)
  }

  /** The bytes that an account may still add. @param stored bytes of all documents */
  left({ id, role, isRobot }: Writer, stored: number): number {
    if (isRobot || role === 'administrator') return Infinity
    const { bytes, perDay } = this.#state(id, stored)
    return perDay - bytes
  }

  /** Counts a stored transaction. @param stored bytes of all documents */
  add(writer: Writer, grown: readonly Grown[], stored: number): void {
    const { used, shares } = this.#booked(writer, grown)
    for (const [account, bytes] of used) this.#charge(account, bytes, stored)
    for (const [document, list] of shares) {
      if (list.length > 0) this.#shares.set(document, list)
      else this.#shares.delete(document)
    }
  }

  #booked({ id: writer }: Writer, grown: readonly Grown[]): Booking {
    const used = new Map<string, number>()
    const shares = new Map<string, Share[]>()
    const charge = (account: string, bytes: number) => used.set(account, (used.get(account) ?? 0) + bytes)
    const sharesOf = (document: string) => shares.get(document) ?? this.#shares.get(document) ?? []
    const give = (document: string, added: readonly Share[]) =>
      shares.set(document, merged([...sharesOf(document), ...added]))
    const growth = new Map(grown.map(({ id, bytes }) => [id, Math.max(0, bytes)]))

    for (const { id, bytes, isGone } of grown) {
      if (bytes >= 0) continue
      const { taken, left, rest } = take(sharesOf(id), -bytes)
      shares.set(id, left)
      const publishedId = publishedIdOf(id)
      const moving = isGone && id !== publishedId ? Math.min(growth.get(publishedId) ?? 0, -bytes) : 0
      growth.set(publishedId, (growth.get(publishedId) ?? 0) - moving)
      // a publish moves what a draft added into the published document
      const moved = take(taken, moving)
      give(publishedId, moved.taken)
      for (const share of moved.left) charge(share.account, -share.bytes)
      charge(writer, -(rest - moved.rest))
    }
    for (const { id, isNew } of grown) {
      const bytes = growth.get(id) ?? 0
      if (bytes === 0) continue
      // a draft begins as a copy: who made the published document large is counted for that, too
      const copied = take(isNew && isDraftId(id) ? sharesOf(publishedIdOf(id)) : [], bytes)
      const added = [...copied.taken, { account: writer, bytes: copied.rest }]
      for (const share of added) charge(share.account, share.bytes)
      give(id, added)
    }
    return { used, shares }
  }

  #charge(id: string, growth: number, stored: number): void {
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

/** Takes bytes from shares, from the latest first. @returns what was taken, what is left of the shares, and the bytes that nobody was counted for */
function take(shares: readonly Share[], bytes: number): { taken: Share[]; left: Share[]; rest: number } {
  const [taken, left]: [Share[], Share[]] = [[], []]
  let rest = bytes
  for (const { account, bytes: own } of shares.toReversed()) {
    const part = Math.min(own, rest)
    rest -= part
    if (part > 0) taken.unshift({ account, bytes: part })
    if (own > part) left.unshift({ account, bytes: own - part })
  }
  return { taken, left, rest }
}

/** One share for each account, in the order in which they added last. */
function merged(shares: readonly Share[]): Share[] {
  const byAccount = new Map<string, number>()
  for (const { account, bytes } of shares) {
    if (bytes === 0) continue
    const sum = bytes + (byAccount.get(account) ?? 0)
    byAccount.delete(account)
    byAccount.set(account, sum)
  }
  return Array.from(byAccount, ([account, bytes]) => ({ account, bytes }))
}

/** By how many bytes a document grew, or shrank, and whether it is new, or gone. */
export type Grown = { id: string; bytes: number; isNew: boolean; isGone: boolean }

/** What a transaction does to the size of its documents. @param weights by id, what each takes more than before */
export const growthOf = (changes: readonly DocumentChange[], weights: ReadonlyMap<string, number>): Grown[] =>
  changes.map(({ id, before, after }) => ({
    id,
    bytes: (weights.get(id) ?? 0) + partsOf(after) - partsOf(before),
    isNew: !before,
    isGone: !after,
  }))

function partsOf(value: unknown): number {
  if (typeof value === 'string' || value === undefined) return 0
  if (typeof value !== 'object' || value === null) return ofNumber
  let bytes = ofObject
  for (const part of Object.values(value)) bytes += partsOf(part)
  return bytes
}

export const tooMuchGrowth = () =>
  httpError(
    507,
    'You have added as much content as one person may in a day; nothing was changed. Go on later, delete what is no longer needed, or let an administrator add it, who has no such limit',
  )
