import { LRUCache } from 'lru-cache'

/**
 * Remembers what was made of objects, up to a limit of memory: what was used longest ago goes first. It keeps no object alive:
 * the parameters of a request are megabytes beside what is remembered of them.
 */
export class DerivedFrom<Derived extends {}> {
  readonly #keys = new WeakMap<object, symbol>()
  readonly #kept: LRUCache<symbol, Derived>

  /** @param maxBytes of all that is remembered together */
  constructor(maxBytes: number) {
    this.#kept = new LRUCache({ maxSize: Math.floor(maxBytes) })
  }

  get(object: object): Derived | undefined {
    const key = this.#keys.get(object)
    return key && this.#kept.get(key)
  }

  /** @param bytes of memory that what is remembered takes, with the texts that it holds */
  set(object: object, derived: Derived, bytes: number): void {
    const key = Symbol('derived')
    this.#keys.set(object, key)
    this.#kept.set(key, derived, { size: Math.max(1, bytes) })
  }
}
