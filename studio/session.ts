/** Whether the login of this browser has ended while the Studio was open. */
let hasEnded = false
const listeners = new Set<() => void>()

/** For `useSyncExternalStore`. */
export const sessionEnd = {
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  hasEnded: () => hasEnded,
}

/**
 * Wraps a `fetch` so that the end of the login is noticed: the lake ends all logins when the first user is made, and those of
 * a user whose password changes or who is removed. The Studio itself would say that it crashed.
 */
export function watchSession(fetch: typeof globalThis.fetch, lakeUrl: string): typeof globalThis.fetch {
  let isLoggedIn = false
  let isAsking = false

  /** Whether the lake knows this browser; undefined when it does not answer. */
  const isKnown = async (answer: Promise<Response> | Response): Promise<boolean | undefined> => {
    const response = await answer
    if (!response.ok) return undefined
    const user = (await response.json()) as { id?: string }
    return user.id !== undefined
  }

  const ask = async () => {
    if (!isLoggedIn || isAsking) return
    isAsking = true
    const known = await isKnown(fetch(`${lakeUrl}/v1/users/me`, { credentials: 'include' })).catch(
      () => undefined,
    )
    isAsking = false
    if (known !== false || !isLoggedIn) return
    hasEnded = true
    for (const listener of listeners) listener()
  }

  return async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : String(input), lakeUrl)
    // The Studio shows its login page then.
    if (pathname.endsWith('/auth/logout')) isLoggedIn = false
    const response = await fetch(input, init)
    if (response.status === 401 || response.status === 403) void ask()
    else if (pathname.endsWith('/users/me'))
      void isKnown(response.clone()).then(
        (known) => (isLoggedIn ||= known === true),
        () => undefined,
      )
    return response
  }
}
