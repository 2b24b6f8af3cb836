/** Why the lake did not store what was typed last, and whether that is kept to be saved later. */
type Refusal = { message: string; isKept: boolean }

let refusal: Refusal | undefined
const listeners = new Set<() => void>()

const tell = (next: Refusal | undefined) => {
  if (next?.message === refusal?.message) return
  refusal = next
  for (const listener of listeners) listener()
}

/** For `useSyncExternalStore`. */
export const unsaved = {
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  refusal: () => refusal,
}

/** Milliseconds until a save is repeated that the lake had no room for. */
const again = 5000

/**
 * Wraps a `fetch` so that what is typed is not lost when the lake has no room for it (507: its disk is full, or a person has
 * added too much in a day). The save is repeated until it succeeds, and meanwhile the reason is told: the Studio itself would
 * put the field back to what it was, and say that everything is saved. So it does with what is too large (413), with the reason.
 */
export function repeatSaves(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return async (input, init) => {
    if (!isSave(input)) return fetch(input, init)
    for (;;) {
      const response = await fetch(input instanceof Request ? input.clone() : input, init)
      const isKept = response.status === 507
      if (isKept || response.status === 413) tell({ message: await messageOf(response.clone()), isKept })
      else tell(undefined)
      if (!isKept) return response
      await new Promise((resolve) => setTimeout(resolve, again))
    }
  }
}

/** Whether a request stores what was typed into a form. */
function isSave(input: RequestInfo | URL): boolean {
  const { pathname, searchParams } = new URL(
    input instanceof Request ? input.url : String(input),
    location.href,
  )
  return (
    /\/data\/(?:actions|mutate)\//.test(pathname) && !!searchParams.get('tag')?.endsWith('.document.commit')
  )
}

/** The words of a refusal, of an action or of anything else. */
async function messageOf(response: Response): Promise<string> {
  const body = (await response.json().catch(() => ({}))) as {
    message?: string
    error?: { description?: string }
  }
  return body.error?.description ?? body.message ?? 'The lake has no room.'
}
