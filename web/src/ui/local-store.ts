/** A value in the browser that components can watch; pass `subscribe` and `get` to `useSyncExternalStore`. */
export type LocalStore<Value> = {
  get: () => Value
  set: (value: Value) => void
  subscribe: (onChange: () => void) => () => void
}

export function localStore<Value>(first: Value): LocalStore<Value> {
  let value = first
  const watchers = new Set<() => void>()
  return {
    get: () => value,
    set: (next) => {
      value = next
      for (const notify of watchers) notify()
    },
    subscribe: (onChange) => {
      watchers.add(onChange)
      return () => watchers.delete(onChange)
    },
  }
}

/** Answers a JSON address once per visit; a failed try is forgotten, so that the next one asks again. */
export function onceFrom<Answer>(address: string): () => Promise<Answer> {
  let answer: Promise<Answer> | undefined
  return () => {
    answer ??= fetch(address)
      .then((response) => {
        if (!response.ok) throw new Error(`${address} answered ${response.status}`)
        return response.json() as Promise<Answer>
      })
      .catch((error: unknown) => {
        answer = undefined
        throw error
      })
    return answer
  }
}
