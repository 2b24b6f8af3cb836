/**
 * A set of the values of a query. It keeps numbers as text: V8 hashes texts with a secret, but numbers without one, and the time
 * for numbers that are chosen to collide grows with the square of their count.
 */
export class ValueSet {
  readonly #numbers = new Set<string>()
  readonly #others = new Set<unknown>()

  constructor(values: readonly unknown[] = []) {
    for (const value of values) this.add(value)
  }

  /** @returns whether the value was not in the set yet */
  add(value: unknown): boolean {
    if (this.has(value)) return false
    if (typeof value === 'number') this.#numbers.add(String(value))
    else this.#others.add(value)
    return true
  }

  has(value: unknown): boolean {
    return typeof value === 'number' ? this.#numbers.has(String(value)) : this.#others.has(value)
  }
}
