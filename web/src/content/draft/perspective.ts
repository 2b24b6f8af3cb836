/** Drafts over published documents, published documents alone, or a stack of releases, the first on top. */
export type DraftPerspective = 'drafts' | 'published' | string[]

const layer = /^(?:drafts|published|r(?!aw$)[A-Za-z0-9]{1,40})$/

/** Parses a perspective from the Studio or a cookie; anything invalid, and `raw`, means drafts. */
export function readPerspective(name: string | undefined): DraftPerspective {
  const layers = (name ?? '').split(',')
  if (layers.length > 10 || !layers.every((part) => layer.test(part))) return 'drafts'
  const [first] = layers
  if (layers.length === 1 && (first === 'drafts' || first === 'published')) return first
  return layers
}

/** The perspective's name for editors. */
export function perspectiveTitle(perspective: DraftPerspective): string {
  if (perspective === 'drafts') return 'Drafts'
  if (perspective === 'published') return 'Published'
  return `Release ${perspective[0] ?? ''}`
}
