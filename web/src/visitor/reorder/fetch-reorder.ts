import type { Reorder, ReorderSource, ResolvedLine } from '@/content/reorder/types'
import * as messages from '@/messages/visitor'

/**
 * Fetches what can be ordered today of an order or a list.
 * @throws Error with a sentence for the visitor
 */
export async function fetchReorder(source: ReorderSource): Promise<ResolvedLine[]> {
  const response = await fetch('/api/reorder', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(source),
  }).catch(() => undefined)
  if (response?.ok) return ((await response.json()) as Reorder).lines
  const answer = (await response?.json().catch(() => undefined)) as { message?: string } | undefined
  throw new Error(answer?.message ?? messages.catalogueNotChecked)
}
