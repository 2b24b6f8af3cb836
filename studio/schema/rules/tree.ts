import type { ValidationContext } from 'sanity'
import { publishedId } from './unique.ts'

export type Branch = { _id: string; name?: string; products?: string[] | null }

/**
 * Finds how a sub-category would come to contain itself.
 *
 * @param self id of the sub-category being edited
 * @param children ids it is about to hold
 * @param branches all sub-categories with the ids they hold
 * @returns the ids from the offending child down to `self`, or undefined when the tree stays a tree
 */
export function findLoop(self: string, children: string[], branches: Branch[]): string[] | undefined {
  const held = new Map(branches.map((branch) => [publishedId(branch._id), branch.products ?? []]))
  const seen = new Set<string>()
  const walk = (id: string, path: string[]): string[] | undefined => {
    const here = [...path, id]
    if (id === self) return here
    if (seen.has(id)) return undefined
    seen.add(id)
    for (const child of held.get(id) ?? []) {
      const loop = walk(child, here)
      if (loop) return loop
    }
    return undefined
  }
  for (const child of children) {
    const loop = walk(child, [])
    if (loop) return loop
  }
  return undefined
}

/** No sub-category stands inside itself, at any depth: visitors would walk in circles. */
export async function loopProblem(
  products: { _ref?: string }[] | undefined,
  context: ValidationContext,
): Promise<true | string> {
  const { document, getClient } = context
  const children = (products ?? []).flatMap(({ _ref }) => (_ref ? [_ref] : []))
  if (!document || children.length === 0) return true
  const branches = await getClient({ apiVersion: '2025-02-19' }).fetch<Branch[]>(
    `*[_type == "subCategory"]{_id, name, "products": products[]._ref}`,
    {},
    { perspective: 'drafts', tag: 'validation.tree' },
  )
  const self = publishedId(document._id)
  const loop = findLoop(self, children, branches)
  if (!loop) return true
  if (loop.length === 1) return 'This sub-category contains itself. Remove it from the list.'
  const names = new Map(branches.map((branch) => [publishedId(branch._id), branch.name ?? 'Untitled']))
  const path = loop.slice(0, -1).map((id) => `“${names.get(id) ?? id}”`)
  return `${path[0]} already contains this sub-category${path.length > 1 ? ` (through ${path.slice(1).join(', ')})` : ''}. Remove it from the list.`
}
