import { getDraftId, type SanityClient } from 'sanity'
import type { Refusal } from '../drafts/report.tsx'
import { isInPlace, reverse, type Change } from './changes.ts'
import { nameOf, productFormsQuery, rowsOf, type StoredProduct } from './rows.ts'

/** Changes whose fields still say what the editor saw, and a refusal for each other one: somebody was faster. */
export async function withoutOvertaken(
  client: SanityClient,
  changes: readonly Change[],
): Promise<{ unchanged: Change[]; overtaken: Refusal[] }> {
  const stored = await client.fetch<StoredProduct[]>(
    productFormsQuery,
    { ids: changes.flatMap(({ id }) => [id, getDraftId(id)]) },
    { perspective: 'raw', tag: 'desk.products.check' },
  )
  const now = new Map(rowsOf(stored).map((row) => [row.id, row]))
  const isUnchanged = (change: Change) => isInPlace(reverse(change), now.get(change.id)?.values)
  const overtaken = changes
    .filter((change) => !isUnchanged(change))
    .map(({ id }): Refusal => {
      const row = now.get(id)
      return row
        ? { id, name: nameOf(row), rule: 'Another editor has just changed it. Look at it, and try again.' }
        : { id, name: 'Deleted product', rule: 'Another editor has just deleted it.' }
    })
  return { unchanged: changes.filter(isUnchanged), overtaken }
}
