/**
 * Long text as it reads in the seed's files, and how it becomes Portable Text. Blank lines separate paragraphs;
 * `## ` and `### ` head a part, `> ` quotes, `- ` and `1. ` list, `![what is seen](folder/file.webp)` shows a picture;
 * `Table: caption` and lines such as `| cell | cell |` make a table, headings first;
 * within a line `**strong**`, `*emphasised*` and `[label](target)`, where the target is a document such as `page:contact` or an address outside.
 */
import { keyedPicture, keyOf } from './build.ts'
import { targetOf, type Target } from './targets.ts'

interface Block {
  _key: string
  _type: 'block'
  style: 'normal' | 'h2' | 'h3' | 'blockquote'
  listItem?: 'bullet' | 'number'
  level?: number
  children: { _key: string; _type: 'span'; text: string; marks: string[] }[]
  markDefs: ({ _key: string; _type: 'link' } & Target)[]
}

export type PortableText = (Block | ReturnType<typeof keyedPicture> | ReturnType<typeof table>)[]

/** Long enough to tell blocks apart, short enough to read in an export. */
const KEY_LENGTH = 60

const PICTURE = /^!\[([^\]]+)\]\(([^)]+)\)$/
const TABLE = /^Table: /
const INLINE = /\*\*([^*]+)\*\*|\*([^*]+)\*|\[([^\]]+)\]\(([^)]+)\)/g

const STARTS: [RegExp, Pick<Block, 'style' | 'listItem' | 'level'>][] = [
  [/^## /, { style: 'h2' }],
  [/^### /, { style: 'h3' }],
  [/^> /, { style: 'blockquote' }],
  [/^- /, { style: 'normal', listItem: 'bullet', level: 1 }],
  [/^\d+\. /, { style: 'normal', listItem: 'number', level: 1 }],
]

/**
 * Portable Text of a marked-up text. Keys come from the words, so that an edit to one paragraph leaves the others alone.
 * @throws when two blocks would get the same key.
 */
export function prose(source: string): PortableText {
  const seen = new Set<string>()
  return paragraphs(source).map((text) => {
    const shown = PICTURE.exec(text)
    const made = shown
      ? keyedPicture(shown[2] ?? '', shown[1] ?? '')
      : TABLE.test(text)
        ? table(text)
        : block(text)
    if (seen.has(made._key))
      throw new Error(`Two blocks of one text begin alike: "${text.slice(0, KEY_LENGTH)}…"`)
    seen.add(made._key)
    return made
  })
}

type Readable = { _type: 'block'; children: readonly { text: string }[] } | { _type: 'picture' | 'table' }

/** The words that a reader sees, one block per line; alternative texts are left out. */
export function plainText(text: readonly Readable[]): string {
  return text.map((part) => (part._type === 'block' ? textOf(part) : '')).join('\n')
}

function textOf({ children }: { children: readonly { text: string }[] }): string {
  return children.map(({ text }) => text).join('')
}

/** Lines joined to paragraphs; each item of a list is one of its own. */
function paragraphs(source: string): string[] {
  return source
    .trim()
    .split(/\n\s*\n|\n(?=\s*(?:- |\d+\. ))/)
    .map((part) => (TABLE.test(part) ? part.trim() : part.trim().replace(/\s*\n\s*/g, ' ')))
}

function table(text: string) {
  const [caption = '', ...rows] = text.replace(TABLE, '').split('\n')
  return {
    _key: keyOf(caption).slice(0, KEY_LENGTH),
    _type: 'table' as const,
    caption,
    rows: rows.map((row) => {
      const cells = row
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim())
      return { _key: keyOf(cells.join(' ')), _type: 'tableRow' as const, cells }
    }),
  }
}

function block(text: string): Block {
  const [start, kind] = STARTS.find(([pattern]) => pattern.test(text)) ?? [/^/, { style: 'normal' as const }]
  const inline = spans(text.replace(start, ''))
  const _key = keyOf(textOf(inline)).slice(0, KEY_LENGTH)
  return { _key: _key.replace(/-$/, ''), _type: 'block', ...kind, ...inline }
}

function spans(text: string): Pick<Block, 'children' | 'markDefs'> {
  const children: Block['children'] = []
  const markDefs: Block['markDefs'] = []
  const add = (part: string | undefined, marks: string[]): void => {
    if (part) children.push({ _key: `span-${children.length + 1}`, _type: 'span', text: part, marks })
  }
  let from = 0
  for (const match of text.matchAll(INLINE)) {
    const [whole, strong, em, label, target] = match
    add(text.slice(from, match.index), [])
    from = match.index + whole.length
    if (strong) add(strong, ['strong'])
    else if (em) add(em, ['em'])
    else if (label && target) {
      const link = `link-${keyOf(`${target} ${label}`)}`.slice(0, KEY_LENGTH)
      markDefs.push({ _key: link, _type: 'link', ...targetOf(target) })
      add(label, [link])
    }
  }
  add(text.slice(from), [])
  return { children, markDefs }
}
