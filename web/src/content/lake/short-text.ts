import { stegaClean } from '../draft/metadata'

/** The beginning of a text that is too long, without the invisible characters of draft mode, which stand at its end. @param max characters */
export function shortText(text: string, max: number): string {
  if (text.length <= max) return text
  const shown = stegaClean(text)
  return shown.length > max ? shown.slice(0, max).toWellFormed() : text
}
