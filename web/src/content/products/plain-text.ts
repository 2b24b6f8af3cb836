import { toPlainText } from '@portabletext/react'

/** The words of a portable text, without its pictures. */
export function plainText(body: readonly object[] | null | undefined): string {
  return toPlainText((body ?? []) as Parameters<typeof toPlainText>[0])
    .replace(/\s+/g, ' ')
    .trim()
}
