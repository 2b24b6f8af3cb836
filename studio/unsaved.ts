/** Why the lake did not store what was typed last, and whether that is kept to be saved later. */
type Refusal = { message: string; isKept: boolean }

let refusal: Refusal | undefined
const listeners = new Set<() => void>()

/** What was not kept is told until the Studio is loaded again: it may show what later words were typed into, and the lake has no part of. */
let lost: Refusal | undefined

const tell = (told: Refusal | undefined) => {
  if (told && !told.isKept) lost = told
  const next = told ?? lost
  if (next?.message === refusal?.message) return
  refusal = next
  for (const listener of listeners) listener()
}

/** Tells that something that was typed is lost. */
export const tellLost = (message: string): void => tell({ message, isKept: false })

/** For `useSyncExternalStore`. */
export const unsaved = {
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  refusal: () => refusal,
}

/** The end of the login (session.ts), and a conflict, which the Studio shows. */
const toldElsewhere = new Set([401, 409])

/** Milliseconds until a request is repeated that the lake has not answered. */
const again = 2000
const beforeAgain = () => new Promise((resolve) => setTimeout(resolve, again))

/**
 * Wraps a `fetch` so that what is typed is not lost when the lake has no room for it (507: its disk is full, or a person has
 * added too much in a day), when it or a proxy in front is busy or fails (429, 5xx), or when it does not answer, as while it starts
 * anew. The save is repeated until it succeeds, and meanwhile the reason is told: the Studio itself would put the field back to
 * what it was and say that everything is saved, or forget the first words of a draft. So it does with what no repetition would
 * save, such as what is too large (413), with the reason. The documents of a form are asked for until they come: the Studio replaces the
 * form by an error when they do not, and forgets what is not saved.
 */
export function repeatSaves(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return async (input, init) => {
    if (isDocumentRead(input)) return readUntilAnswered(fetch, input, init)
    if (!isSave(input)) return fetch(input, init)
    for (let mayBeStored = false; ;) {
      const response = await fetch(input instanceof Request ? input.clone() : input, init).catch(
        noAnswer(input, init),
      )
      const { status } = response
      const mayBeLost = response.type === 'error' || status >= 500
      const isKept = mayBeLost || status === 429
      if (isKept || (status >= 400 && !toldElsewhere.has(status)))
        tell({ message: await messageOf(response), isKept })
      else tell(undefined)
      if (mayBeStored && (await isStoredBefore(response)))
        return Response.json(typeof init?.body === 'string' ? JSON.parse(init.body) : {})
      if (!isKept) return response
      mayBeStored ||= mayBeLost
      await beforeAgain()
    }
  }
}

async function readUntilAnswered(fetch: typeof globalThis.fetch, ...request: Parameters<typeof fetch>) {
  for (;;) {
    const response = await fetch(...request).catch(noAnswer(...request))
    // 429: the lake is busy; 502 to 504: of a proxy, or of a lake that begins or ends
    if (response.type !== 'error' && ![429, 502, 503, 504].includes(response.status)) return response
    await beforeAgain()
  }
}

/** A request that was ended by its sender, for whatever reason, stays ended: no repetition would reach the network. */
const noAnswer =
  (...[input, init]: Parameters<typeof globalThis.fetch>) =>
  (error: unknown): Response => {
    const signal = init?.signal ?? (input instanceof Request ? input.signal : undefined)
    if (signal?.aborted || (error instanceof DOMException && error.name === 'AbortError')) throw error
    return Response.error()
  }

/** A save whose answer got lost is refused when it is repeated, since its transaction is there. */
async function isStoredBefore(response: Response): Promise<boolean> {
  if (response.status !== 409) return false
  const { error } = (await response.clone().json()) as { error?: { items?: { error: { type: string } }[] } }
  return error?.items?.[0]?.error.type === 'transactionIdAlreadyExistsError'
}

const addressOf = (input: RequestInfo | URL) =>
  new URL(input instanceof Request ? input.url : String(input), location.href)

/** Whether a request reads documents by their ids. */
const isDocumentRead = (input: RequestInfo | URL) => /\/data\/doc\//.test(addressOf(input).pathname)

/** Whether a request stores what was typed into a form. */
function isSave(input: RequestInfo | URL): boolean {
  const { pathname, searchParams } = addressOf(input)
  return (
    /\/data\/(?:actions|mutate)\//.test(pathname) && !!searchParams.get('tag')?.endsWith('.document.commit')
  )
}

/** The words of a refusal, of an action or of anything else. */
async function messageOf(response: Response): Promise<string> {
  if (response.type === 'error') return 'The lake does not answer.'
  const body = (await response
    .clone()
    .json()
    .catch(() => ({}))) as {
    message?: string
    error?: { description?: string }
  }
  return (
    body.error?.description ??
    body.message ??
    `The answer was: ${response.status} ${response.statusText}`.trim()
  )
}
