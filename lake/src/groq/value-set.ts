import { hash } from 'node:crypto'

/** V8 hashes longer texts by their length alone. */
const longText = 16_000

/**
 * A set of the values of a query. It keeps numbers as text, and long texts by hashes of their own: V8 hashes texts with a secret, but
 * numbers without one and long texts by their length, and the time for values that are chosen to collide grows with the square of
 * their count.
 */
export class ValueSet {
  readonly #numbers = new Set<string>()
  readonly #longTexts = new Set<string>()
  readonly #others = new Set<unknown>()

  constructor(values: readonly unknown[] = []) {
    for (const value of values) this.add(value)
  }

  /** @returns whether the value was not in the set yet */
  add(value: unknown): boolean {
    if (this.has(value)) return false
    if (typeof value === 'number') this.#numbers.add(String(value))
    else if (isLong(value)) this.#longTexts.add(hashOf(value))
    else this.#others.add(value)
    return true
  }

  has(value: unknown): boolean {
    if (typeof value === 'number') return this.#numbers.has(String(value))
    return isLong(value) ? this.#longTexts.has(hashOf(value)) : this.#others.has(value)
  }
}

const isLong = (value: unknown): value is string => typeof value === 'string' && value.length > longText

/** Of all units of a text: in UTF-8, halves of characters would be alike. */
const hashOf = (text: string) => hash('sha256', Buffer.from(text, 'utf16le'), 'base64')

/** Each text once, in order. */
export function distinctTexts(values: readonly unknown[]): string[] {
  const seen = new ValueSet()
  return values.filter((value): value is string => typeof value === 'string' && seen.add(value))
}
