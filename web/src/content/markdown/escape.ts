import { stegaClean } from '../draft/metadata'

/**
 * Text for a line of Markdown, without stega: characters that Markdown or HTML would read as markup are escaped, and
 * white space collapses, so that no text begins a line of its own.
 */
export const escapeMarkdown = (text: string) =>
  stegaClean(text)
    .replace(/\s+/g, ' ')
    .replace(/[\\`*_[\]<>|~&]/g, '\\$&')
    // At the start of a line these begin a list or a heading.
    .replace(/^(\d+)(?=[.)]\s)|^(?=[-+#]+\s)/, '$1\\')

/** An address for a link; characters that would end it are percent-encoded. */
export const linkAddress = (address: string) =>
  address.replace(
    /[\s()<>\\]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`,
  )

export const markdownLink = (label: string, address: string) =>
  `[${escapeMarkdown(label)}](${linkAddress(address)})`

/** Paragraphs, headings and lists one below the other; empty ones are left out. */
export const joinBlocks = (blocks: (string | undefined)[]) => `${blocks.filter(Boolean).join('\n\n')}\n`

/** Points of a list. */
export const markdownList = (lines: string[]) => lines.map((line) => `- ${line}`).join('\n')
