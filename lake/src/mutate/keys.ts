import { randomBytes } from 'node:crypto'
import { isRecord } from '../store/document.ts'

/** A copy of `value` in which every object inside an array has a `_key`. */
export function withArrayKeys<T>(value: T): T {
  return addKeys(value) as T
}

function addKeys(value: unknown): unknown {
  if (Array.isArray(value)) {
    return value.map((item: unknown) => {
      const keyed = addKeys(item)
      if (!isRecord(keyed) || typeof keyed._key === 'string') return keyed
      return { _key: randomBytes(6).toString('hex'), ...keyed }
    })
  }
  if (!isRecord(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, addKeys(part)]))
}
