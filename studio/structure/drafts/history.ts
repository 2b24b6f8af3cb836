import type { SanityClient } from '@sanity/client'

/** Who changed a document last, and when. */
export type LastChange = { author: string; timestamp: string }

type Transaction = { author: string; timestamp: string; documentIDs: string[] }

/** Maximum number of ids in one address. */
const MAX_IDS = 50

/** The last change of each document, from the history of the lake. */
export async function lastChanges(
  client: SanityClient,
  ids: readonly string[],
): Promise<Map<string, LastChange>> {
  const changes = new Map<string, LastChange>()
  const { dataset } = client.config()
  for (let start = 0; start < ids.length; start += MAX_IDS) {
    const some = ids.slice(start, start + MAX_IDS)
    const lines = await client.request<string | Transaction>({
      url: `/data/history/${dataset}/transactions/${some.map(encodeURIComponent).join(',')}`,
      query: { excludeContent: 'true', reverse: 'true', limit: '1000' },
      json: false,
    })
    for (const { author, timestamp, documentIDs } of parseLines(lines)) {
      for (const id of documentIDs) if (!changes.has(id)) changes.set(id, { author, timestamp })
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
