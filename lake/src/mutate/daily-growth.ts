import { LRUCache } from 'lru-cache'
import type { Account } from '../auth/identity.ts'
import { httpError } from '../http/errors.ts'
import { draftIdOf, isPublishedId, publishedIdOf } from '../store/document.ts'
import type { Growth } from './growth.ts'

const dayMs = 24 * 60 * 60 * 1000
const [maxAccounts, maxDocuments] = [10_000, 100_000]

type Writer = Pick<Account, 'id' | 'role' | 'isRobot'>

/** Who was counted for bytes of a document. */
type Share = { account: string; bytes: number }

/** Has the bytes of a draft that repeat its published document. */
const nobody = ''

/** What a transaction changes in the counts: bytes for each account, and the shares in its documents. */
type Booking = { used: Map<string, number>; shares: Map<string, Share[]> }

/**
 * Counts by how much each person lets the content grow, in bytes as `growthOf` counts them: pages, searches and
 * indexes are made of all content, so that nobody should multiply it in a moment. Each document has its shares: who let it grow
 * that day, and by how much. When it shrinks, they have that room again, also when another one shortens or deletes it; of what
 * nobody was counted for, the one who does so has it. Nobody is ever counted for what another one writes.
 * Programs with a token, such as an import, and administrators have no limit.
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
  refuses(writer: Writer, grown: readonly Growth[], stored: number): boolean {
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
  add(writer: Writer, grown: readonly Growth[], stored: number): void {
    const { used, shares } = this.#booked(writer, grown)
    for (const [account, bytes] of used) this.#charge(account, bytes, stored)
    for (const [document, list] of shares) {
      if (list.length > 0) this.#shares.set(document, list)
      else this.#shares.delete(document)
    }
  }

  #booked({ id: writer }: Writer, grown: readonly Growth[]): Booking {
    const used = new Map<string, number>()
    const shares = new Map<string, Share[]>()
    const charge = (account: string, bytes: number) => used.set(account, (used.get(account) ?? 0) + bytes)
    const sharesOf = (id: string) => shares.get(id) ?? this.#shares.get(id) ?? []
    const growth = new Map(grown.map(({ id, bytes }) => [id, Math.max(0, bytes)]))

    for (const { id, bytes, publishedAs = '' } of grown) {
      if (bytes >= 0) continue
      const shrunk = take(sharesOf(id), -bytes)
      shares.set(id, shrunk.left)
      // what a draft added is in the published document now
      const counted = shrunk.taken.filter(isCounted)
      const moving = Math.min(growth.get(publishedAs) ?? 0, sumOf(counted) + shrunk.rest)
      const moved = take(counted, moving)
      if (moving > 0) {
        growth.set(publishedAs, (growth.get(publishedAs) ?? 0) - moving)
        shares.set(publishedAs, merged([...sharesOf(publishedAs), ...moved.taken]))
      }
      // what a draft repeats of it is not free before the draft is gone, too
      const draft = isPublishedId(id) ? sharesOf(draftIdOf(id)) : []
      const kept = take(moved.left, bytesOf(nobody, draft))
      const unbooked = shrunk.rest - moved.rest
      const unbookedKept = Math.min(unbooked, kept.rest)
      if (draft.length > 0) {
        const repeated = kept.rest - unbookedKept
        const others = draft.filter(isCounted)
        shares.set(draftIdOf(id), merged([{ account: nobody, bytes: repeated }, ...kept.taken, ...others]))
      }
      for (const share of kept.left) charge(share.account, -share.bytes)
      charge(writer, unbookedKept - unbooked)
    }
    for (const { id, repeats = 0 } of grown) {
      const bytes = growth.get(id) ?? 0
      if (bytes === 0) continue
      // one's own text counts again in a draft
      const free = Math.min(bytes, Math.max(0, repeats - bytesOf(writer, sharesOf(publishedIdOf(id)))))
      const added = [
        { account: nobody, bytes: free },
        { account: writer, bytes: bytes - free },
      ]
      charge(writer, bytes - free)
      shares.set(id, merged([...sharesOf(id), ...added]))
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

const isCounted = ({ account }: Share) => account !== nobody

const sumOf = (shares: readonly Share[]): number => shares.reduce((sum, { bytes }) => sum + bytes, 0)

const bytesOf = (of: string, shares: readonly Share[]): number =>
  shares.find(({ account }) => account === of)?.bytes ?? 0

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

export const tooMuchGrowth = () =>
  httpError(
    507,
    'You have added as much content as one person may in a day; nothing was changed. Go on later, delete what is no longer needed, or let an administrator add it, who has no such limit',
  )
