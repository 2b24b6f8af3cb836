import { maxCharacters } from './large-values.ts'
import { blocksOfHtml } from './paste-html.ts'

/** Characters and tags of HTML that are read; an article of a word processor has some hundred thousand, and some thousand. */
const [maxHtml, maxTags] = [2_000_000, 10_000]
/** Paragraphs that the editor inserts one after the other, which takes the square of their number. */
const maxInserted = 50

/** What the editor prefers to HTML, and reads itself. */
const preferred = ['application/x-portable-text', 'application/json', 'text/markdown']

type Pasted = {
  blocks: { _type: string }[]
  /** Whether links, headings and tables are missing: a page can put more HTML on the clipboard than a browser can read. */
  isPlain: boolean
}

/**
 * Pasted or dropped text as blocks: HTML, and plain text with many paragraphs. Where a program offers the same text as HTML and as it
 * is, it is no HTML.
 * @returns undefined for what the editor reads itself
 */
export function blocksOfPaste(data: Pick<DataTransfer, 'getData'>): Pasted | undefined {
  if (preferred.some((type) => data.getData(type) !== '')) return undefined
  const [html, text] = [withoutEmbedded(data.getData('text/html')), data.getData('text/plain')]
  const isHtml = html !== '' && html !== text
  if (isHtml && html.length <= maxHtml && countOf(html, '<') <= maxTags)
    return { blocks: blocksOfHtml(html), isPlain: false }
  if (isHtml) return { blocks: blocksOfText(text || wordsOf(html.slice(0, maxHtml))), isPlain: true }
  if (countOf(text, '\n') <= maxInserted && text.length <= maxCharacters) return undefined
  return { blocks: blocksOfText(text), isPlain: false }
}

/** HTML without the pictures that word processors write into it as text, which would be millions of characters. */
const withoutEmbedded = (html: string): string =>
  html.replaceAll(/data:[\w/+.-]+;base64,[\w+/=]{100,}/g, 'data:,')

const countOf = (text: string, sign: string) => text.split(sign).length - 1

const wordsOf = (html: string) => new DOMParser().parseFromString(html, 'text/html').body.textContent ?? ''

/** A block for each paragraph; one that is too long is parted at its line breaks. */
function blocksOfText(text: string) {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .split(/\n{2,}/)
    .flatMap((paragraph) => (paragraph.length > maxCharacters ? paragraph.split('\n') : paragraph))
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph, at) => ({
      _type: 'block',
      _key: `pasted-${at}`,
      style: 'normal',
      markDefs: [],
      children: [{ _type: 'span', _key: 'text', text: paragraph, marks: [] }],
    }))
}
