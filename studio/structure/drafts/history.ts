import type { SanityClient } from '@sanity/client'

/** Who changed a draft last, when, and everyone who changed it since it was published last. */
export type DraftChanges = { author: string; timestamp: string; authors: string[] }

type Transaction = { author: string; timestamp: string; documentIDs: string[] }

/** Maximum number of ids in one address. */
const MAX_IDS = 50

/** What happened to each draft, from the history of the lake. */
export async function draftChanges(
  client: SanityClient,
  ids: readonly string[],
): Promise<Map<string, DraftChanges>> {
  const changes = new Map<string, DraftChanges>()
  const complete = new Set<string>()
  const { dataset } = client.config()
  for (let start = 0; start < ids.length; start += MAX_IDS) {
    const some = ids.slice(start, start + MAX_IDS)
    const lines = await client.request<string | Transaction>({
      url: `/data/history/${dataset}/transactions/${some.map(encodeURIComponent).join(',')}`,
      query: { excludeContent: 'true', reverse: 'true', limit: '1000' },
      json: false,
    })
    for (const { author, timestamp, documentIDs } of parseLines(lines)) {
      for (const id of documentIDs) {
        if (complete.has(id)) continue
        // Publishing changes both forms in one transaction; whoever wrote before it wrote an earlier draft.
        if (documentIDs.includes(id.replace(/^drafts\./, ''))) complete.add(id)
        const draft = changes.get(id)
        if (!draft) changes.set(id, { author, timestamp, authors: [author] })
        else if (!complete.has(id) && !draft.authors.includes(author)) draft.authors.push(author)
      }
    }
  }
  return changes
}

/** The response has one JSON value in each line. */
function parseLines(lines: string | Transaction): Transaction[] {
  if (typeof lines !== 'string') return [lines]
  return lines
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Transaction)
}
