import { type Transition, noteTransition } from '@/ui/last-transition'

/** Next calls this when the router starts to open another address. */
export function onRouterTransitionStart(_url: string, type: Transition): void {
  noteTransition(type)
}
