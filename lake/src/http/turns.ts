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

const members: (() => void)[] = []
const visitors: (() => void)[] = []

/** Of so many turns one is a visitor's, so that an account cannot keep all of them waiting. */
const turnsPerVisitor = 8
let turn = 0

/**
 * Resolves after other requests had their turn. Of several queries that rest, one continues per turn of the event loop:
 * while others wait, those of visitors without a token only in each eighth.
 */
export function rest(isVisitor = false): Promise<void> {
  return new Promise((resolve) => {
    const isFirst = members.length + visitors.length === 0
    if (isVisitor) visitors.push(resolve)
    else members.push(resolve)
    if (isFirst) setImmediate(continueOne)
  })
}

function continueOne() {
  turn = (turn + 1) % turnsPerVisitor
  const [first, second] = turn === 0 ? [visitors, members] : [members, visitors]
  const next = first.shift() ?? second.shift()
  next?.()
  if (members.length + visitors.length > 0) setImmediate(continueOne)
}
