/** Milliseconds for which one query, or a loop over many items, runs before other requests are handled. */
export const sliceMs = 5

/**
 * Calls `work` for each item; other requests have their turn every few milliseconds.
 * @param account whose work it is, as in `rest`
 * @param isPaid whether the account waits afterwards for items that took long
 */
export async function inTurns<T>(
  items: Iterable<T>,
  work: (item: T) => void,
  account?: string,
  isPaid = true,
): Promise<void> {
  let began = performance.now()
  for (const item of items) {
    work(item)
    const ms = performance.now() - began
    if (ms < sliceMs) continue
    // one item can take long by itself
    if (isPaid && account !== undefined && ms > longMs) delay(account, ms)
    await rest({ account })
    began = performance.now()
  }
}

/** Characters of a text that are sent together. */
const partLength = 65_536

/** A text of many parts in fewer ones, each of a few milliseconds of work: every part waits for its turn. */
export function* inSlices(parts: Iterable<string>): Generator<string> {
  let text = ''
  let end = performance.now() + sliceMs
  for (const part of parts) {
    text += part
    if (text.length < partLength && performance.now() < end) continue
    yield text
    text = ''
    end = performance.now() + sliceMs
  }
  if (text !== '') yield text
}

/** By account, so that many of one delay those of another by one turn. */
const members = new Map<string, (() => void)[]>()
const visitors: (() => void)[] = []

/** Of so many turns one is a visitor's, so that an account cannot keep all of them waiting. */
const turnsPerVisitor = 8
let turn = 0

/** Milliseconds from which on work without an interruption is long. */
const longMs = 25

/** Milliseconds that each account has worked lately; half of it is forgotten each second. */
const workedMs = new Map<string, number>()
let halvesAt = 0
/** The account that continues, and since when. */
let continuing: { account: string; since: number } | undefined

/** Until when accounts wait whose work was long, as `performance.now()` counts. */
const waitsUntil = new Map<string, number>()
/** The account of all visitors without a token. */
export const visitorsAccount = '<anonymous>'

/** Whose work rests: an account's, or an address's or the lake's own; `isVisitor` when it comes without a token. */
export type Resting = { account?: string; isVisitor?: boolean }

/**
 * Resolves after other requests had their turn. Of several queries that rest, one continues per turn of the event loop, of the account
 * that has worked least lately, so that many accounts at work do not delay one that needs little, and of equal ones in turn. While
 * others wait, those of visitors without a token continue only in each eighth.
 * @param account whose work it is; the lake's own when left out
 */
export function rest({ account = '', isVisitor = false }: Resting = {}): Promise<void> {
  return new Promise((resolve) => {
    if (isVisitor) visitors.push(resolve)
    else if (!members.get(account)?.push(resolve)) members.set(account, [resolve])
    schedule()
  })
}

/** From how many milliseconds of the processor on work is dear, and how many times as long its account waits afterwards. */
export type Price = { fromMs: number; times: number }

/**
 * Does work without an interruption. When it was long, what else its account wants waits for as long: another's page needs several
 * queries, and each would otherwise come after one of those.
 * @param price of work that is short in normal use. It counts the processor's time: on a machine that has other work, all takes long
 */
export function uninterrupted<Result>(account: string, work: () => Result, price?: Price): Result {
  const started = performance.now()
  const began = process.threadCpuUsage()
  try {
    return work()
  } finally {
    const ms = performance.now() - started
    if (ms > longMs) delay(account, ms)
    const { user, system } = process.threadCpuUsage(began)
    const worked = (user + system) / 1000
    if (price && worked > price.fromMs) delay(account, price.times * worked)
  }
}

/** Makes an account wait from now on. */
export function delay(account: string, ms: number): void {
  waitsUntil.set(account, Math.max(waitsUntil.get(account) ?? 0, performance.now() + ms))
}

let isScheduled = false

function schedule() {
  if (isScheduled) return
  isScheduled = true
  setImmediate(() => {
    isScheduled = false
    continueOne()
  })
  // Follows when all is done that the one that continues does before it rests again.
  setImmediate(countWork)
}

function countWork() {
  const now = performance.now()
  if (continuing) {
    const { account, since } = continuing
    workedMs.set(account, (workedMs.get(account) ?? 0) + now - since)
    continuing = undefined
  }
  if (now < halvesAt) return
  halvesAt = now + 1000
  for (const [account, ms] of workedMs) {
    if (ms < sliceMs) workedMs.delete(account)
    else workedMs.set(account, ms / 2)
  }
}

function continueOne() {
  turn = (turn + 1) % turnsPerVisitor
  const [first, second] = turn === 0 ? [nextVisitor, nextMember] : [nextMember, nextVisitor]
  const next = first() ?? second()
  next?.()
  if (members.size + visitors.length === 0) return
  if (next) schedule()
  else setTimeout(schedule, msUntilFirst())
}

/** Milliseconds until the first of those that rest may go on. Who has waited long enough is forgotten, also when nothing more was asked. */
function msUntilFirst(): number {
  const now = performance.now()
  let first = Infinity
  for (const [account, until] of waitsUntil) {
    if (until <= now) waitsUntil.delete(account)
    else if (account === visitorsAccount ? visitors.length > 0 : members.has(account))
      first = Math.min(first, until)
  }
  return first === Infinity ? 0 : first - now
}

function isWaiting(account: string): boolean {
  const until = waitsUntil.get(account)
  if (until !== undefined && until <= performance.now()) waitsUntil.delete(account)
  return waitsUntil.has(account)
}

const nextVisitor = () => (isWaiting(visitorsAccount) ? undefined : visitors.shift())

/** Of the account that has worked least, to a slice, and of several of the one that has waited longest. */
function nextMember(): (() => void) | undefined {
  let least: { account: string; slices: number } | undefined
  for (const account of members.keys()) {
    const slices = Math.floor((workedMs.get(account) ?? 0) / sliceMs)
    if (slices < (least?.slices ?? Infinity) && !isWaiting(account)) least = { account, slices }
  }
  if (!least) return undefined
  const { account } = least
  const waiting = members.get(account) ?? []
  const next = waiting.shift()
  // behind the others
  members.delete(account)
  if (waiting.length > 0) members.set(account, waiting)
  continuing = { account, since: performance.now() }
  return next
}
