import { maxBlocks } from '../schema/rules/bounds.ts'
import { beginningOf, drawable, maxCharacters } from './large-values.ts'

type Block = { _type?: unknown; children?: unknown }

/** Characters that are left of a paragraph without spaces, which take a browser long: so many that it does not count. */
const keptWithoutSpaces = 499

/**
 * Pasted blocks, of which a page can put any number on the clipboard, as a form can draw them: as many as
 * there is room for, and of a paragraph that is too large the beginning of its text. The same list when nothing is cut.
 * @param present blocks that stay beside them, without the one with the cursor
 */
export function boundedPaste<Pasted extends Block>(
  blocks: readonly Pasted[],
  present: readonly unknown[] = [],
): readonly Pasted[] {
  const isDrawable = drawable()
  for (const block of present) isDrawable(block)
  const [first] = blocks
  // One paragraph is put into the one with the cursor: it takes no room.
  const fits = blocks.length === 1 && Array.isArray(first?.children)
  const bounded = (fits ? blocks : blocks.slice(0, Math.max(0, maxBlocks - present.length))).map((block) =>
    isDrawable(block) ? block : ({ ...block, markDefs: [], children: [spanOf(block)] } as Pasted),
  )
  return bounded.length === blocks.length && bounded.every((block, at) => block === blocks[at])
    ? blocks
    : bounded
}

function spanOf({ children }: Block) {
  const spans = (Array.isArray(children) ? children.slice(0, maxCharacters) : []) as ({
    text?: unknown
  } | null)[]
  const text = spans
    .map((span) => (typeof span?.text === 'string' ? span.text.slice(0, maxCharacters) : ''))
    .join('')
  const length = /\S{500}/.test(text.slice(0, maxCharacters)) ? keptWithoutSpaces : maxCharacters
  return { _type: 'span', _key: 'cut', text: beginningOf(text, length), marks: [] }
}
