import { hash } from 'node:crypto'
import type { Budget } from './budget.ts'

/** V8 hashes longer texts by their length alone. */
const longText = 16_000

/**
 * A set of the values of a query. It keeps numbers as text, and long texts by hashes of their own: V8 hashes texts with a secret, but
 * numbers without one and long texts by their length, and the time for values that are chosen to collide grows with the square of
 * their count.
 */
export class ValueSet {
  readonly #numbers = new Set<unknown>()
  readonly #longTexts = new Set<unknown>()
  readonly #others = new Set<unknown>()

  readonly #budget: Pick<Budget, 'work'> | undefined
  /** A list can hold one long text many times. */
  #lastLong: string | undefined

  /** @param budget counts the work for long texts */
  constructor(values: readonly unknown[] = [], budget?: Pick<Budget, 'work'>) {
    this.#budget = budget
    for (const value of values) this.add(value)
  }

  /** @returns whether the value was not in the set yet */
  add(value: unknown): boolean {
    const isLongText = isLong(value)
    if (isLongText) this.#budget?.work(value.length / 64)
    if (isLongText && this.#lastLong === value) return false
    const [set, key] = this.#placeOf(value)
    if (isLongText) this.#lastLong = value
    if (set.has(key)) return false
    set.add(key)
    return true
  }

  has(value: unknown): boolean {
    if (isLong(value)) this.#budget?.work(value.length / 64)
    const [set, key] = this.#placeOf(value)
    return set.has(key)
  }

  #placeOf(value: unknown): [Set<unknown>, unknown] {
    if (typeof value === 'number') return [this.#numbers, String(value)]
    return isLong(value) ? [this.#longTexts, hashOf(value)] : [this.#others, value]
  }
}

/** Of all units of a text: in UTF-8, halves of characters would be alike. */
const hashOf = (text: string) => hash('sha256', Buffer.from(text, 'utf16le'), 'base64')

const isLong = (value: unknown): value is string => typeof value === 'string' && value.length > longText

/** Each text once, in order. */
export function distinctTexts(values: readonly unknown[], budget?: Pick<Budget, 'work'>): string[] {
  const seen = new ValueSet([], budget)
  return values.filter((value): value is string => typeof value === 'string' && seen.add(value))
}
