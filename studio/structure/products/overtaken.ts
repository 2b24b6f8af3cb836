import { getDraftId, type SanityClient } from 'sanity'
import type { Refusal } from '../drafts/report.tsx'
import type { Change } from './changes.ts'
import { nameOf, productFormsQuery, rowsOf, type StoredProduct, type Values } from './rows.ts'

/**
 * Changes whose fields still have the values that the editor saw, and a refusal for each other one.
 *
 * @param own the values that this table has stored last, which an editor who is faster than the lake does not see yet
 */
export async function withoutOvertaken(
  client: SanityClient,
  changes: readonly Change[],
  own: ReadonlyMap<string, Values> = new Map(),
): Promise<{ unchanged: Change[]; overtaken: Refusal[] }> {
  const stored = await client.fetch<StoredProduct[]>(
    productFormsQuery,
    { ids: changes.flatMap(({ id }) => [id, getDraftId(id)]) },
    { perspective: 'raw', tag: 'desk.products.check' },
  )
  const now = new Map(rowsOf(stored).map((row) => [row.id, row]))
  const isUnchanged = ({ id, fields, before }: Change) => {
    const values = now.get(id)?.values
    const last = own.get(id)
    return (
      values !== undefined &&
      fields.every(
        (field) =>
          values[field] === before[field] ||
          (last !== undefined && field in last && values[field] === last[field]),
      )
    )
  }
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
