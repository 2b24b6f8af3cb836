import { sections } from '../schema/sections/index.ts'

/** A type of section whose list of documents is optional: when empty, it shows all (or the first) of their type. */
export type ListingSection = { section: string; field: string; lists: string }

type ListField = {
  name: string
  type: string
  of?: { type: string; to?: unknown; fields?: { name: string; type: string }[] }[]
}

/** Read from the schema, so that a new kind of section needs nothing here. */
export const listingSections: ListingSection[] = sections.flatMap((section) =>
  (section.fields as ListField[]).flatMap(({ name, type, of = [] }) =>
    type !== 'array'
      ? []
      : of.flatMap((member) =>
          member.type === 'reference'
            ? targets(member.to).map((lists) => ({ section: section.name, field: name, lists }))
            : [],
        ),
  ),
)

/** References inside the members of a section's lists, by GROQ path: the document is shown where it is named. */
export const placedReferences: { section: string; path: string }[] = sections.flatMap((section) =>
  (section.fields as ListField[]).flatMap(({ name, of = [] }) =>
    of.flatMap(({ fields = [] }) =>
      fields
        .filter(({ type }) => type === 'reference')
        .map((field) => ({ section: section.name, path: `${name}[].${field.name}` })),
    ),
  ),
)

function targets(to: unknown): string[] {
  return [to].flat().flatMap((target) => (target as { type?: string } | undefined)?.type ?? [])
}
