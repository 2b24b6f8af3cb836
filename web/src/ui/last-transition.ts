/** The kind of the last navigation: a push, a replace, or back and forward. */
export type Transition = 'push' | 'replace' | 'traverse'

let last: Transition | undefined

export function noteTransition(type: Transition): void {
  last = type
}

/** Returns it once: an address pushed without the router must not count as a followed link. */
export function takeLastTransition(): Transition | undefined {
  const transition = last
  last = undefined
  return transition
}
