import { entriesIn, maxBlocks, maxPageEntries } from '@shop/studio/bounds'

/** Lists of a text are less deep. Each level of a list item is an element, so that one number would make millions of them. */
const maxLevel = 10

/** The level of a list item: a whole number from 1. */
export const listLevel = (level: number | null | undefined): number =>
  Math.min(Math.max(Math.trunc(level ?? 1) || 1, 1), maxLevel)

type Named = { _type?: string }
type Block = Named & {
  style?: string | null
  listItem?: string | null
  level?: number | null
  children?: (Named & { marks?: string[] | null })[] | null
  markDefs?: Named[] | null
}

/**
 * The blocks of a text as they are rendered: at most `maxBlocks`, as far as they and their parts are at most `maxPageEntries`, with levels that lists can have. Renderers look names up
 * in an object. A name that every object has, such as `constructor`, becomes one that they do not know.
 */
export function shownBlocks(body: readonly object[]): Block[] {
  let room = maxPageEntries
  const blocks: readonly Block[] = body.slice(0, maxBlocks)
  return blocks.filter((block) => (room -= 1 + entriesIn(block)) >= 0).map(shownBlock)
}

function shownBlock({ style, listItem, level, children, markDefs, ...rest }: Block): Block {
  return {
    ...known(rest),
    style: style && knownName(style),
    ...(listItem && { listItem: knownName(listItem) }),
    ...(level != null && { level: listLevel(level) }),
    ...(Array.isArray(children) && {
      children: children.map((child) => ({
        ...known(child),
        marks: Array.isArray(child.marks) ? child.marks.map(knownName) : [],
      })),
    }),
    ...(Array.isArray(markDefs) && { markDefs: markDefs.map(known) }),
  }
}

const known = <Node extends Named>(node: Node): Node =>
  node._type === undefined ? node : { ...node, _type: knownName(node._type) }

const knownName = (name: string): string => (name in Object.prototype ? 'unknown' : name)
