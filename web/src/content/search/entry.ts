import { thumbnailOf, toPicture } from '../pictures/picture'

/** Longer texts below a result are cut; all of their words are found. */
const maxShown = 180

/** A thumbnail for search results. */
export function thumbnail(raw: Parameters<typeof toPicture>[0]): string | undefined {
  return thumbnailOf(toPicture(raw))
}

/** A text as a result shows it. */
export function shownText(...parts: (string | null | undefined)[]): string {
  const text = joined(parts).replace(/\s+/g, ' ')
  if (text.length <= maxShown) return text
  const end = text.lastIndexOf(' ', maxShown)
  return `${text.slice(0, end > 0 ? end : maxShown).toWellFormed()} …`
}

/** The texts that there are, one after another. */
export const joined = (parts: readonly (string | null | undefined)[]): string =>
  parts.filter(Boolean).join(' ')
