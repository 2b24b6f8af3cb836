import { useSyncExternalStore } from 'react'

/** A value in the browser's storage that components can watch with `useStored`. */
export type BrowserStore<Value> = {
  /** The stored value, or null when nothing valid is stored. The same object until it changes. */
  get: () => Value | null
  /** Stores a value; null removes it. */
  set: (value: Value | null) => void
  subscribe: (onChange: () => void) => () => void
}

type StoreOptions<Value> = {
  key: string
  /** The version of the value's shape. A value of another version is dropped. */
  version: number
  /** Validates the stored value, which other scripts can change. Returns undefined for an invalid one. */
  parse: (stored: unknown) => Value | undefined
}

/**
 * Keeps a value in localStorage under its version. Tabs agree, because each read looks at the storage and a change in
 * another tab notifies the watchers. Without storage (private mode, full disk) the value lasts until the page is left.
 */
export function browserStore<Value>({ key, version, parse }: StoreOptions<Value>): BrowserStore<Value> {
  const watchers = new Set<() => void>()
  let text: string | null = null
  let value: Value | null = null
  /** What the storage held when it refused a change. While it holds that, the refused value counts. */
  let refusedOver: { stored: string | null } | undefined

  const get = () => {
    const item = readItem(key)
    if (refusedOver?.stored !== item) refusedOver = undefined
    const stored = refusedOver ? text : item
    if (stored !== text) {
      text = stored
      value = stored === null ? null : (parseEntry(stored, version, parse) ?? null)
    }
    return value
  }
  const notify = () => {
    for (const watcher of watchers) watcher()
  }
  const onStorage = (event: StorageEvent) => {
    // The key is null after localStorage.clear().
    if (event.key === key || event.key === null) notify()
  }
  return {
    get,
    set: (next) => {
      text = next === null ? null : JSON.stringify({ version, value: next })
      value = next
      refusedOver = writeItem(key, text) ? undefined : { stored: readItem(key) }
      notify()
    },
    subscribe: (onChange) => {
      if (watchers.size === 0) {
        window.addEventListener('storage', onStorage)
        // A page that is restored from the back/forward cache has missed events.
        window.addEventListener('pageshow', notify)
      }
      watchers.add(onChange)
      return () => {
        watchers.delete(onChange)
        if (watchers.size > 0) return
        window.removeEventListener('storage', onStorage)
        window.removeEventListener('pageshow', notify)
      }
    },
  }
}

/**
 * A stored value in a component. Two tabs show the same.
 * @returns undefined on the server and while the page hydrates, null when nothing is stored
 */
export const useStored = <Value>(store: BrowserStore<Value>): Value | null | undefined =>
  useSyncExternalStore(store.subscribe, store.get, () => undefined)

function parseEntry<Value>(text: string, version: number, parse: StoreOptions<Value>['parse']) {
  try {
    const entry = JSON.parse(text) as { version?: unknown; value?: unknown } | null
    return entry?.version === version ? parse(entry.value) : undefined
  } catch {
    return undefined
  }
}

function readItem(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Whether the storage accepted the change. */
function writeItem(key: string, text: string | null): boolean {
  try {
    if (text === null) localStorage.removeItem(key)
    else localStorage.setItem(key, text)
    return true
  } catch {
    return false
  }
}
