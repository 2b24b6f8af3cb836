import { LRUCache } from 'lru-cache'

/**
 * Remembers what was made of objects, up to a limit of memory: what was used longest ago goes first. It keeps no object alive:
 * the parameters of a request are megabytes beside what is remembered of them.
 */
export class DerivedFrom<Derived extends {}> {
  readonly #keys = new WeakMap<object, symbol>()
  readonly #kept: LRUCache<symbol, { derived: Derived; name?: string }>
  readonly #named = new Map<string, symbol>()
  readonly #gone = new FinalizationRegistry<symbol>((key) => this.#kept.delete(key))

  /** @param maxBytes of all that is remembered together */
  constructor(maxBytes: number) {
    this.#kept = new LRUCache({
      maxSize: Math.floor(maxBytes),
      dispose: ({ name }, key) => {
        if (name !== undefined && this.#named.get(name) === key) this.#named.delete(name)
      },
    })
  }

  /** The part of the memory that is in use, from 0 to 1. */
  get filled(): number {
    return this.#kept.calculatedSize / this.#kept.maxSize
  }

  get(object: object): Derived | undefined {
    const key = this.#keys.get(object)
    return key && this.#kept.get(key)?.derived
  }

  /**
   * @param bytes of memory that what is remembered takes, with the texts that it holds
   * @param name of what the object is a form of: what was made of its former form is forgotten immediately, and not when that is collected
   */
  set(object: object, derived: Derived, bytes: number, name?: string): void {
    const key = Symbol('derived')
    const former = name !== undefined && this.#named.get(name)
    if (former) this.#kept.delete(former)
    if (name !== undefined) this.#named.set(name, key)
    this.#keys.set(object, key)
    this.#gone.register(object, key)
    this.#kept.set(key, { derived, name }, { size: Math.max(1, bytes) })
  }
}
