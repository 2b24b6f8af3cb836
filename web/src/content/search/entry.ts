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
  return text.length > maxShown ? `${text.slice(0, text.lastIndexOf(' ', maxShown))} …` : text
}

/** The texts that there are, one after another. */
export const joined = (parts: readonly (string | null | undefined)[]): string =>
  parts.filter(Boolean).join(' ')
