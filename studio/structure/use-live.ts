import { useEffect, useState } from 'react'
import type { Observable } from 'rxjs'

/** The latest value of a stream, undefined before the first. `source` must be stable (useMemo). */
export function useLive<T>(source: Observable<T>): T | undefined {
  const [value, setValue] = useState<T>()
  useEffect(() => {
    const subscription = source.subscribe(setValue)
    return () => subscription.unsubscribe()
  }, [source])
  return value
}
