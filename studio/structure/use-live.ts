import { useEffect, useState } from 'react'
import type { Observable } from 'rxjs'

type State<T> = { value?: T; failure?: { error: unknown } }

/**
 * The latest value of a stream, undefined before the first. `source` must be stable (useMemo).
 * @throws what the stream failed with, in the next rendering, so that the view says that it cannot be shown
 */
export function useLive<T>(source: Observable<T>): T | undefined {
  const [{ value, failure }, setState] = useState<State<T>>({})
  useEffect(() => {
    const subscription = source.subscribe({
      next: (value) => setState({ value }),
      error: (error: unknown) => setState({ failure: { error } }),
    })
    return () => subscription.unsubscribe()
  }, [source])
  if (failure) throw failure.error
  return value
}
