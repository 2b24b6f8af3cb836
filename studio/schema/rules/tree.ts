import type { ReferenceValue, ValidationContext } from 'sanity'
import { publishedId } from './unique.ts'
import { shortText } from '../../short-text.ts'

export type Branch = { _id: string; name?: string | null; parent?: string | null }

/**
 * Walks from a parent up to its category.
 *
 * @param self id of the item being edited
 * @param parent id of what it is about to be part of
 * @param branches all items with the ids of their parents
 * @returns the ids from `parent` up to the one directly below `self`, or undefined when `self` is not above `parent`
 */
export function findLoop(self: string, parent: string, branches: Branch[]): string[] | undefined {
  const parents = new Map(branches.map((branch) => [publishedId(branch._id), branch.parent]))
  const path = new Set<string>()
  let id: string | null | undefined = parent
  while (id && id !== self) {
    if (path.has(id)) return undefined
    path.add(id)
    id = parents.get(id)
  }
  return id === self ? [...path] : undefined
}

/** Of a circle, which a program can make of thousands of items with very long names. */
const [maxNamed, maxName] = [5, 80]

/** An item must not be part of itself, at any depth: its pages would link to each other in a circle. */
export async function parentProblem(
  parent: ReferenceValue | undefined,
  { document, getClient }: ValidationContext,
): Promise<true | string> {
  if (!document || !parent?._ref) return true
  const branches = await getClient({ apiVersion: '2025-02-19' }).fetch<Branch[]>(
    '*[_type == "subCategory"]{_id, name, "parent": parent._ref}',
    {},
    { perspective: 'drafts', tag: 'validation.parent' },
  )
  const loop = findLoop(publishedId(document._id), publishedId(parent._ref), branches)
  if (!loop) return true
  if (loop.length === 0) return 'An item cannot be part of itself. Choose a category or another item.'
  const names = new Map(branches.map(({ _id, name }) => [publishedId(_id), name]))
  const [chosen, ...between] = loop.map(
    (id) => `“${shortText(String(names.get(id) ?? 'Untitled'), maxName)}”`,
  )
  const through = between.length > 0 ? ` (through ${between.slice(0, maxNamed).join(', ')})` : ''
  return `${chosen} is itself part of this item${through}. Choose a category or another item.`
}
