import type { Message, Refusal } from './report.tsx'

/** How many documents were published together, and what was left. */
export type Outcome = { published: number; refused: readonly Refusal[] }

export const documents = (count: number) => (count === 1 ? '1 document' : `${count} documents`)

/**
 * What publishing did. A document that was left is named until it has been published or discarded.
 * @param drafts ids of the documents that have a draft now
 */
export function publishMessage(
  { published, refused }: Outcome,
  drafts: ReadonlySet<string>,
): Message | undefined {
  const open = refused.filter(({ id }) => drafts.has(id))
  const left = new Set(open.map(({ id }) => id)).size
  const text = [
    published > 0 && `Published ${documents(published)}.`,
    left > 0 && `${documents(left)} not published:`,
  ]
    .filter(Boolean)
    .join(' ')
  return text ? { tone: left > 0 ? 'caution' : 'positive', text, refused: open } : undefined
}
