/** How the router left the last page: by a link, by replacing the address, or by back and forward. */
export type Transition = 'push' | 'replace' | 'traverse'

let last: Transition | undefined

export function noteTransition(type: Transition): void {
  last = type
}

export const lastTransition = (): Transition | undefined => last
