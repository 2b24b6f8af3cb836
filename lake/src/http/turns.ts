/** Milliseconds for which one query, or a loop over many items, runs before other requests are handled. */
export const sliceMs = 5

/** Calls `work` for each item; other requests have their turn every few milliseconds. */
export async function inTurns<T>(items: Iterable<T>, work: (item: T) => void): Promise<void> {
  let end = performance.now() + sliceMs
  for (const item of items) {
    work(item)
    if (performance.now() < end) continue
    await rest()
    end = performance.now() + sliceMs
  }
}

/** By account, so that many of one delay those of another by one turn. */
const members = new Map<string, (() => void)[]>()
const visitors: (() => void)[] = []

/** Of so many turns one is a visitor's, so that an account cannot keep all of them waiting. */
const turnsPerVisitor = 8
let turn = 0

/**
 * Resolves after other requests had their turn. Of several queries that rest, one continues per turn of the event loop, those of
 * each account in turn: while others wait, those of visitors without a token only in each eighth.
 * @param account whose work it is; the lake's own when left out
 */
export function rest({ account = '', isVisitor = false } = {}): Promise<void> {
  return new Promise((resolve) => {
    const isFirst = members.size + visitors.length === 0
    if (isVisitor) visitors.push(resolve)
    else if (!members.get(account)?.push(resolve)) members.set(account, [resolve])
    if (isFirst) setImmediate(continueOne)
  })
}

function continueOne() {
  turn = (turn + 1) % turnsPerVisitor
  const [first, second] = turn === 0 ? [nextVisitor, nextMember] : [nextMember, nextVisitor]
  const next = first() ?? second()
  next?.()
  if (members.size + visitors.length > 0) setImmediate(continueOne)
}

const nextVisitor = () => visitors.shift()

/** Of the account that has waited longest; it comes last then. */
function nextMember(): (() => void) | undefined {
  const [longest] = members
  if (!longest) return undefined
  const [account, waiting] = longest
  const next = waiting.shift()
  members.delete(account)
  if (waiting.length > 0) members.set(account, waiting)
  return next
}
