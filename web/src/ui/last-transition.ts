/** The kind of the last navigation: a push, a replace, or back and forward. */
export type Transition = 'push' | 'replace' | 'traverse'

let last: Transition | undefined

export function noteTransition(type: Transition): void {
  last = type
}

/** Returns the kind once, so that an address that is pushed without the router does not count as a followed link. */
export function takeLastTransition(): Transition | undefined {
  const transition = last
  last = undefined
  return transition
}
