import { pictureAddress, toPicture } from '../pictures/picture'
import { shownBlocks } from '../prose/shown-blocks'
import { linkHref, type RawTarget } from '../site/link'
import { escapeMarkdown, linkAddress } from './escape'

type Span = { text?: string; marks?: string[] | null }
type Block = {
  _type: string
  style?: string | null
  listItem?: string | null
  level?: number | null
  children?: Span[] | null
  markDefs?: ({ _key: string; _type: string } & RawTarget)[] | null
}
type Table = { caption?: string | null; rows?: { cells?: string[] | null }[] | null }

const styles: Record<string, string> = { h2: '## ', h3: '### ', blockquote: '> ' }
const decorators: Record<string, string> = { strong: '**', em: '*' }

/**
 * Portable text as Markdown, without stega. Blocks of types that the schema does not know are left out.
 * @param siteUrl the origin of the site, in front of the addresses of links and pictures
 */
export function proseMarkdown(body: readonly object[] | null | undefined, siteUrl: string): string {
  const parts = (shownBlocks(body ?? []) as Block[]).flatMap((block, index, all) => {
    const text = blockMarkdown(block, siteUrl)
    if (!text) return []
    // Items of one list follow each other without an empty line between them.
    const isListed = block.listItem && all[index - 1]?.listItem === block.listItem
    return [isListed ? `\n${text}` : `\n\n${text}`]
  })
  return parts.join('').trim()
}

function blockMarkdown(block: Block, siteUrl: string): string {
  if (block._type === 'picture') return pictureMarkdown(block, siteUrl)
  if (block._type === 'table') return tableMarkdown(block as Table)
  if (block._type !== 'block') return ''
  const text = (block.children ?? [])
    .map((span) => spanMarkdown(span, block, siteUrl))
    .join('')
    .trim()
  if (!text) return ''
  if (block.listItem) {
    const indent = '   '.repeat((block.level ?? 1) - 1)
    return `${indent}${block.listItem === 'number' ? '1.' : '-'} ${text}`
  }
  return `${styles[block.style ?? ''] ?? ''}${text}`
}

/**
 * White space is put outside of the marks: `** bold**` would not be bold. A pattern for it would take the square of its
 * length.
 */
function spanMarkdown({ text = '', marks }: Span, { markDefs }: Block, siteUrl: string): string {
  const words = text.trim()
  if (!words) return text && ' '
  const marked = (marks ?? []).reduce((inner, mark) => {
    const decorator = decorators[mark]
    if (decorator) return `${decorator}${inner}${decorator}`
    const target = markDefs?.find(({ _key, _type }) => _key === mark && _type === 'link')
    const href = target && linkHref(target)
    return href ? `[${inner}](${linkAddress(href.startsWith('/') ? siteUrl + href : href)})` : inner
  }, escapeMarkdown(words))
  return `${text.trimStart() === text ? '' : ' '}${marked}${text.trimEnd() === text ? '' : ' '}`
}

function pictureMarkdown(block: Block, siteUrl: string): string {
  const picture = toPicture(block as Parameters<typeof toPicture>[0])
  return picture ? `![${escapeMarkdown(picture.alt)}](${new URL(pictureAddress(picture), siteUrl).href})` : ''
}

function tableMarkdown({ caption, rows }: Table): string {
  const [head = [], ...body] = (rows ?? []).map(({ cells }) => (cells ?? []).map(escapeMarkdown))
  if (head.length === 0) return ''
  const line = (cells: string[]) => `| ${head.map((_, index) => cells[index] ?? '').join(' | ')} |`
  const table = [line(head), line(head.map(() => '---')), ...body.map(line)].join('\n')
  return caption ? `${escapeMarkdown(caption)}\n\n${table}` : table
}
