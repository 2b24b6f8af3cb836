import type { SanityClient } from '@sanity/client'

/** Who changed a draft last, when, and everyone who changed it since it was begun. */
export type DraftChanges = { author: string; timestamp: string; authors: string[] }

/** A draft, with the moment at which it was begun. */
export type BegunDraft = {
  _id: string
  _createdAt: string
  /** Nothing is published of it: what was, was taken off the site. */
  isNew?: boolean
}

type Transaction = { id: string; author: string; timestamp: string; documentIDs: string[] }

/** Maximum number of ids in one address. */
const MAX_IDS = 50

/** Maximum number of transactions in one response. */
export const MAX_TRANSACTIONS = 1000

/** Maximum number of requests: a program can change all drafts so often that thousands were needed. Who changed the others is not found. */
const MAX_REQUESTS = 60

/** Maximum number of responses that are about one draft alone: who changed it before those is not found. */
const MAX_PAGES = 5

/**
 * What happened to each draft, from the history of the lake. A response holds the latest transactions of all drafts that it
 * is about: when it is full, drafts with few changes must not lose theirs to one with many, so the rest is read in halves.
 * @param signal ends it before its next request
 */
export async function draftChanges(
  client: SanityClient,
  drafts: readonly BegunDraft[],
  signal?: AbortSignal,
): Promise<Map<string, DraftChanges>> {
  const changes = new Map<string, DraftChanges>()
  const complete = new Set<string>()
  let requests = 0
  const unpublished = new Set(drafts.filter(({ isNew }) => isNew).map(({ _id }) => _id))
  const begun = new Map(drafts.map(({ _id, _createdAt }) => [_id, Date.parse(_createdAt)]))

  const note = ({ author, timestamp, documentIDs }: Transaction, ids: readonly string[]) => {
    for (const id of documentIDs) {
      // The later changes of a draft that was not asked for are not known yet.
      if (!ids.includes(id) || complete.has(id)) continue
      // These changes belong to an earlier draft, which was published or discarded. A transaction of both forms is no sign of that:
      // an item that is dragged in its list gets its place in both.
      if (Date.parse(timestamp) < (begun.get(id) ?? 0)) {
        complete.add(id)
        continue
      }
      const draft = changes.get(id)
      if (!draft) changes.set(id, { author, timestamp, authors: [author] })
      else if (!complete.has(id) && !draft.authors.includes(author)) draft.authors.push(author)
      // Taken off the site: the draft is as old as what was published, and changes before belong to that.
      if (unpublished.has(id) && documentIDs.includes(id.replace(/^drafts\./, ''))) complete.add(id)
    }
  }

  const read = async (ids: readonly string[], until?: string, pages = MAX_PAGES): Promise<void> => {
    signal?.throwIfAborted()
    if (requests >= MAX_REQUESTS) return
    requests += 1
    const transactions = await transactionsOf(client, ids, until)
    for (const transaction of transactions) note(transaction, ids)
    const last = transactions.at(-1)
    if (!last || transactions.length < MAX_TRANSACTIONS) return
    const rest = ids.filter((id) => !complete.has(id))
    if (rest.length > 1) {
      const half = Math.ceil(rest.length / 2)
      await read(rest.slice(0, half), last.id)
      await read(rest.slice(half), last.id)
    } else if (rest.length === 1 && pages > 1) await read(rest, last.id, pages - 1)
  }

  const ids = [...begun.keys()]
  for (let start = 0; start < ids.length; start += MAX_IDS) await read(ids.slice(start, start + MAX_IDS))
  return changes
}

/** The latest transactions of these documents, the last first; `until` is the id of the last one to list. */
async function transactionsOf(client: SanityClient, ids: readonly string[], until?: string) {
  const lines = await client.request<string | Transaction>({
    url: `/data/history/${client.config().dataset}/transactions/${ids.map(encodeURIComponent).join(',')}`,
    query: {
      excludeContent: 'true',
      reverse: 'true',
      limit: String(MAX_TRANSACTIONS),
      ...(until ? { toTransaction: until } : {}),
    },
    json: false,
  })
  return parseLines(lines)
}

/** The response has one JSON value in each line. */
function parseLines(lines: string | Transaction): Transaction[] {
  if (typeof lines !== 'string') return [lines]
  return lines
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Transaction)
}
