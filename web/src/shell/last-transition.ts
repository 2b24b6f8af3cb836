/** How the router left the last page: by a link, by replacing the address, or by back and forward. */
export type Transition = 'push' | 'replace' | 'traverse'

let last: Transition | undefined

export function noteTransition(type: Transition): void {
  last = type
}

/** Returns it once: an address that is pushed without the router must not be taken for a followed link. */
export function takeLastTransition(): Transition | undefined {
  const transition = last
  last = undefined
  return transition
}
