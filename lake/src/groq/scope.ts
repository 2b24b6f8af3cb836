import type { Traced } from './traced.ts'

/** What `@` and `^` mean at one place of a query; the rules are those of groq-js. */
export type Scope = {
  current: Traced
  parent: Scope | undefined
  hidden: boolean
  /** values of expressions inside that depend on this scope's item alone */
  memo: Map<unknown, unknown> | undefined
}

export const rootScope = (current: Traced): Scope => ({
  current,
  parent: undefined,
  hidden: false,
  memo: undefined,
})

/** Enters a filter, a projection or an ordering. */
export function nested(scope: Scope, current: Traced): Scope {
  return { current, parent: scope.hidden ? scope.parent : scope, hidden: false, memo: undefined }
}

/** Enters `[]` traversal, which `^` does not count. */
export function hidden(scope: Scope, current: Traced): Scope {
  return { current, parent: scope.hidden ? scope.parent : scope, hidden: true, memo: undefined }
}
