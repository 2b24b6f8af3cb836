import { stegaClean } from './draft/metadata'

/** A colour such as `#7d5a31`; what else an editor's token can write there must not reach a style. */
export function hexColour(value: string | null | undefined): string | undefined {
  const cleaned = stegaClean(value)
  return cleaned && /^#[\da-f]{3,8}$/i.test(cleaned) ? cleaned : undefined
}
