import { FormError } from '../forms/handle-form'
import { artworkKind, type ArtworkKind, artworkName } from './artwork'
import { artworkHint, maxArtworkSize, maxSvgSize } from './artwork-rules'
import { isInertSvg } from './svg'

/** A checked file. */
export type Artwork = ArtworkKind & { name: string; bytes: Uint8Array<ArrayBuffer> }

/**
 * The artwork in a form; undefined when none was chosen.
 * @throws FormError for a file that is too large, of another kind, or an SVG that does something
 */
export async function readArtwork(field: FormDataEntryValue | null): Promise<Artwork | undefined> {
  // An empty field arrives as an empty file, under various names; the page itself refuses a file that is empty.
  if (!(field instanceof File) || field.size === 0) return undefined
  if (field.size > maxArtworkSize)
    throw refusal('This file is larger than 10 MB. Please choose a smaller one')
  const bytes = new Uint8Array(await field.arrayBuffer())
  const kind = artworkKind(bytes)
  if (!kind) throw refusal(`We cannot print from this file. Please choose another: ${artworkHint}`)
  if (kind.ending === 'svg' && bytes.length > maxSvgSize)
    throw refusal('This SVG is larger than 1 MB. Please save it as a PDF')
  if (kind.ending === 'svg' && !isInertSvg(bytes))
    throw refusal('This SVG contains a script or loads something. Please save it as a plain SVG or as a PDF')
  return { ...kind, bytes, name: artworkName(field.name, kind) }
}

const refusal = (message: string) => new FormError('Your request was not sent yet.', { artwork: message })
