import { withDeadline } from '../deadline.ts'
import { type LakeError, httpError } from '../http/errors.ts'

/** What one query may use before it is stopped. */
const budgetLimits = {
  /** items and fields made while the query runs, those thrown away again included */
  items: 5_000_000,
  /** characters of one string that the query makes */
  stringLength: 1_000_000,
  /** characters of all strings that the query makes */
  characters: 64_000_000,
  /** values in an answer */
  answerItems: 3_000_000,
  /** characters in an answer's strings and names */
  answerCharacters: 64_000_000,
  /** values in an answer with a source map, which has an entry for each */
  tracedAnswerItems: 300_000,
  /** characters of the paths in a source map: each value repeats all names above it, which can be long */
  sourceMapCharacters: 16_000_000,
  /** A query that uses more than this part of its items or characters is large: few of them run at the same time. */
  largePart: 1 / 20,
  /** Limits for queries without a token are divided by this. */
  visitorDivisor: 10,
  /** characters of one of these paths */
  pathLength: 16_000,
  /** objects within objects in an answer */
  answerDepth: 500,
}

/** Milliseconds for which a query may go on without a place where it can be interrupted: others wait for as long. */
const maxUnbrokenMs = { member: 1000, visitor: 150 }

/** By how much longer what is not counted may take, such as a library's loop, before it is ended. */
const uncountedFactor = 3

/** Units of work between two looks at the clock. A filter of a listener has 40 ms, and a unit can take some microseconds. */
const unitsPerCheck = 256

const tooLong = 'The query took longer than is allowed; make its filters narrower'
export const tooLarge = (): LakeError =>
  httpError(
    400,
    'This makes too large an answer; ask for fewer documents or fields, or make the filters narrower',
  )
const tooMuch = (what: string) => httpError(400, `The query makes ${what}; make its filters narrower`)

/** Time and memory of one query. Everything that a query makes is counted before it is made. */
export class Budget {
  #deadline: number
  #began = performance.now()
  #sliceDeadline = Infinity
  readonly #itemCost: number
  readonly #maxUnbrokenMs: number
  #work = 0
  #nextCheck = unitsPerCheck
  #items = 0
  /** Whether the query repeats what it did before an interruption, which is counted already. */
  isRepeating = false
  #characters = 0
  /** Characters of texts that were read for a search and are not known from an earlier one. */
  searched = 0

  /** `deadline` as `performance.now()` counts; an item with its origin takes three times the memory. */
  constructor(deadline: number, tracing: boolean, isVisitor = false) {
    this.#deadline = deadline
    this.#maxUnbrokenMs = maxUnbrokenMs[isVisitor ? 'visitor' : 'member']
    this.#itemCost = tracing ? 3 : 1
  }

  /** Allows for time in which the query did not run. */
  postpone(ms: number): void {
    this.#deadline += ms
    this.#began += ms
  }

  /** Milliseconds for which the query has run. */
  get workedMs(): number {
    return performance.now() - this.#began
  }

  /**
   * Runs the query until it pauses, if it can be interrupted. What it does is ended also where it is not counted.
   * @throws LakeError 408 when it does not pause in time; what `evaluate` throws
   */
  slice<T>(evaluate: () => T): T {
    this.#sliceDeadline = performance.now() + this.#maxUnbrokenMs
    return withDeadline(this.#maxUnbrokenMs * uncountedFactor, tooLong, evaluate)
  }

  /** Counts work; one unit is about one step of evaluation. @throws LakeError 408 when the time is up */
  work(units: number): void {
    this.#work += units
    if (this.#work < this.#nextCheck) return
    this.#nextCheck = this.#work + unitsPerCheck
    if (performance.now() > Math.min(this.#deadline, this.#sliceDeadline)) throw httpError(408, tooLong)
  }

  /** Counts items of lists and fields of objects. @throws LakeError 400 when there are too many */
  items(count: number): void {
    if (!this.isRepeating) this.#items += count * this.#itemCost
    if (this.#items > budgetLimits.items) throw tooMuch('too many values')
    this.work(count / 16)
  }

  /** Whether the query takes much memory, as far as it got. */
  get isLarge(): boolean {
    const { items, characters, largePart } = budgetLimits
    return this.#items > items * largePart || this.#characters > characters * largePart
  }

  /** Counts a string that the query makes. @throws LakeError 400 when it, or all together, are too long */
  text(length: number): void {
    if (length > budgetLimits.stringLength) throw tooMuch('too long a text')
    this.storedText(length)
  }

  /** Counts a string that is no longer than what is stored: one long text must not make a query fail that reads all documents. */
  storedText(length: number): void {
    if (!this.isRepeating) this.#characters += length
    if (this.#characters > budgetLimits.characters) throw tooMuch('too long a text')
    this.work(length / 256)
  }
}

/** Checks the answer of a query, or its parts one after another, as `writableCheck` does. */
export function answerCheck(query: { isVisitor?: boolean; tracing: boolean }): (part: unknown) => number {
  const { answerItems, tracedAnswerItems, answerCharacters, visitorDivisor } = budgetLimits
  const divisor = query.isVisitor ? visitorDivisor : 1
  return writableCheck(
    (query.tracing ? tracedAnswerItems : answerItems) / divisor,
    answerCharacters / divisor,
  )
}

/** Checks the paths of a source map one after another; the values that they lead to are counted with the answer. */
export function sourceMapCheck(isVisitor = false): (path: string) => void {
  const check = writableCheck(
    Infinity,
    budgetLimits.sourceMapCharacters / (isVisitor ? budgetLimits.visitorDivisor : 1),
  )
  return (path) => {
    // V8 hashes longer texts by their length alone, and the map has each path once
    if (path.length > budgetLimits.pathLength) throw tooMuch('too long a path')
    check(path)
  }
}

/** Characters of a string in JSON, without its quotes: a control character takes six. */
function writtenLength(text: string): number {
  let length = text.length
  const isHalved = !text.isWellFormed()
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code < 0x20 || (isHalved && code >= 0xd800 && code <= 0xdfff)) length += 5
    else if (code === 0x22 || code === 0x5c) length += 1
  }
  return length
}

/**
 * A function that refuses a value, or parts of one that it gets one after another, when they are too large written out: with
 * LakeError 400. Lists can hold the same value many times, so a value that takes little memory can be endless as text. It
 * returns the characters so far.
 */
export function writableCheck(
  maxItems = budgetLimits.answerItems,
  maxCharacters = budgetLimits.answerCharacters,
): (part: unknown) => number {
  let items = 0
  let characters = 0
  const visit = (part: unknown, depth: number) => {
    items += 1
    if (typeof part === 'string') characters += writtenLength(part)
    if (items > maxItems || characters > maxCharacters) throw tooLarge()
    if (typeof part !== 'object' || part === null) return
    if (depth > budgetLimits.answerDepth) throw tooMuch('too deep an answer')
    if (Array.isArray(part)) {
      for (const item of part as unknown[]) visit(item, depth + 1)
      return
    }
    for (const name in part) {
      characters += writtenLength(name)
      visit((part as Record<string, unknown>)[name], depth + 1)
    }
  }
  return (part) => {
    visit(part, 0)
    return characters
  }
}
