import { type DeserializerRule, htmlToPortableText } from '@portabletext/html'
import { compileSchema, defineSchema } from '@portabletext/schema'

/** What pasted text can be, before it is brought into what `prose` has. */
const schema = compileSchema(
  defineSchema({
    styles: ['normal', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote'].map((name) => ({ name })),
    lists: [{ name: 'bullet' }, { name: 'number' }],
    decorators: [{ name: 'strong' }, { name: 'em' }],
    annotations: [{ name: 'link', fields: [{ name: 'href', type: 'string' }] }],
    blockObjects: [{ name: 'table', fields: [{ name: 'rows', type: 'array' }] }],
  }),
)

const styles: Record<string, string> = { h1: 'h2', h4: 'h3', h5: 'h3', h6: 'h3' }

type Span = { text?: string; marks?: string[] }
type MarkDefinition = { _key: string; _type: string; href?: string }
type Block = { _type: string; style?: string; children?: Span[]; markDefs?: MarkDefinition[] }

/**
 * Pasted HTML as blocks of `prose`. The editor's own paste knows no headings but h2 and h3, no tables, and loses the addresses of
 * links: it calls them `href`.
 */
export const blocksOfHtml = (html: string): { _type: string }[] =>
  (htmlToPortableText(html, { schema, rules: [tableRule] }) as Block[]).map((block) =>
    block._type === 'block'
      ? withLinks({ ...block, style: styles[block.style ?? ''] ?? block.style })
      : block,
  )

/** The block with links as `prose` has them; of a link that leads nowhere from here, such as `#top`, its text stays. */
function withLinks({ children = [], markDefs = [], ...block }: Block): Block {
  const links = markDefs.flatMap(({ _key, href = '' }) => {
    const url = addressOf(href)
    return url === undefined ? [] : [{ _key, _type: 'link', url }]
  })
  const found = new Set(links.map(({ _key }) => _key))
  const lost = new Set(markDefs.map(({ _key }) => _key).filter((key) => !found.has(key)))
  return {
    ...block,
    markDefs: links,
    children: children.map((span) => ({ ...span, marks: span.marks?.filter((mark) => !lost.has(mark)) })),
  }
}

/** An address that an editor may keep or mend (schema/rules/link.ts); undefined for one that cannot be a link of a page. */
function addressOf(href: string): string | undefined {
  const address = href.trim()
  if (/^\/[^/\\]/.test(address)) return address
  const url = URL.parse(address)
  // a browser completes what begins with `#`, and other addresses without a host, by that of the Studio
  const isOfStudio = url?.origin === globalThis.location?.origin
  return url && !isOfStudio && /^(?:https?|mailto|tel):$/.test(url.protocol) ? url.href : undefined
}

/** A table of figures; one of a single row or column, as programs lay out text with, stays text. */
const tableRule: DeserializerRule = {
  deserialize(element, _next, createBlock) {
    if (!(element instanceof HTMLTableElement)) return undefined
    const rows = [...element.rows].filter(({ cells }) => cells.length > 0)
    if (rows.filter(({ cells }) => cells.length > 1).length < 2 || element.querySelector('table'))
      return undefined
    const keyed = gridOf(rows).map((cells, at) => ({ _key: `row-${at + 1}`, _type: 'tableRow', cells }))
    return createBlock({ _type: 'table', rows: keyed })
  },
}

/** The most columns and rows that one cell can have in a pasted table. */
const maxSpan = 20

/** The words of each row's cells. A cell that spans others leaves those empty, so that the columns stay below each other. */
function gridOf(rows: readonly HTMLTableRowElement[]): string[][] {
  const grid: string[][] = rows.map(() => [])
  rows.forEach(({ cells }, top) => {
    for (const cell of cells) {
      let left = 0
      while (grid[top]![left] !== undefined) left += 1
      // 0: to the end of its part of the table, where every span ends
      const below = rows.slice(top, top + Math.min(cell.rowSpan || maxSpan, maxSpan))
      const count = below.filter(({ parentElement }) => parentElement === rows[top]!.parentElement).length
      for (const row of grid.slice(top, top + count))
        for (let span = 0; span < Math.min(cell.colSpan, maxSpan); span += 1) row[left + span] = ''
      grid[top]![left] = textOf(cell)
    }
  })
  return grid.map((row) => Array.from(row, (text) => text ?? ''))
}

/** The words of a cell; a line break, and a paragraph's end, parts them. */
function textOf(cell: Element): string {
  for (const part of cell.querySelectorAll('br, p, div, li, h1, h2, h3, h4, h5, h6')) part.after(' ')
  return (cell.textContent ?? '').replace(/\s+/g, ' ').trim()
}
