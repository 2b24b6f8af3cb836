import { deflateRawSync, inflateRawSync } from 'node:zlib'

/** Shorter texts gain nothing worth the work. */
const worthPacking = 1500

/** The form in which the log of transactions keeps a text: compressed when it is long. */
export function pack(text: string): string | Uint8Array {
  return text.length < worthPacking ? text : deflateRawSync(text, { level: 1 })
}

/** The text of what `pack` made; undefined for a missing one. */
export function unpack(stored: unknown): string | undefined {
  if (typeof stored === 'string') return stored
  return stored instanceof Uint8Array ? inflateRawSync(stored).toString('utf8') : undefined
}
