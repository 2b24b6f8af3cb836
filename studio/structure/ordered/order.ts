/** A stored document as an ordered list needs it: a draft or what is published. */
export type Stored = { _id: string; number?: number | null; name?: string | null }

/** One line of an ordered list: a document with the ids under which it is stored. */
export type Line = { id: string; number: number | undefined; name: string; stored: Stored[] }

const publishedId = (id: string) => id.replace(/^drafts\./, '')

/** Documents in the order of their numbers, those without one last and by name; a draft speaks for its document. */
export function linesOf(documents: Stored[]): Line[] {
  const lines = new Map<string, Line>()
  const draftsLast = documents.toSorted((a, b) => Number(isDraft(a)) - Number(isDraft(b)))
  for (const document of draftsLast.filter(({ _id }) => !_id.startsWith('versions.'))) {
    const id = publishedId(document._id)
    const stored = [...(lines.get(id)?.stored ?? []), document]
    lines.set(id, { id, stored, number: document.number ?? undefined, name: document.name ?? '' })
  }
  return [...lines.values()].toSorted(
    (a, b) => (a.number ?? Infinity) - (b.number ?? Infinity) || a.name.localeCompare(b.name),
  )
}

const isDraft = ({ _id }: Stored) => _id.startsWith('drafts.')

/** The same lines with one of them moved to another place, both counted from 0. */
export const moved = (lines: Line[], from: number, to: number): Line[] => {
  const others = lines.toSpliced(from, 1)
  const line = lines[from]
  return line ? others.toSpliced(to, 0, line) : lines
}

/** What has to be written so that lines are numbered from 1 in their order: stored id and number. */
export const numbering = (lines: Line[]): { id: string; number: number }[] =>
  lines.flatMap(({ stored }, index) =>
    stored.filter(({ number }) => number !== index + 1).map(({ _id }) => ({ id: _id, number: index + 1 })),
  )
