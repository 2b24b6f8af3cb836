import { toPlainText } from '@portabletext/react'
import { stegaClean } from '../draft/metadata'

/** The words of a portable text, without its pictures and without stega (`\s` would match some of its characters). */
export function plainText(body: readonly object[] | null | undefined): string {
  return stegaClean(toPlainText((body ?? []) as Parameters<typeof toPlainText>[0]))
    .replace(/\s+/g, ' ')
    .trim()
}
