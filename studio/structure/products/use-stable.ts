import { useCallback, useLayoutEffect, useRef } from 'react'

/** A function that keeps its identity while it always runs the latest code, so that memoised rows stay as they are. */
export function useStable<Arguments extends unknown[], Result>(
  latest: (...args: Arguments) => Result,
): (...args: Arguments) => Result {
  const ref = useRef(latest)
  useLayoutEffect(() => {
    ref.current = latest
  })
  return useCallback((...args) => ref.current(...args), [])
}
