import { isSvg } from './svg'

/*
 * The artwork of a request: what it is, by its content. A name or a type that the browser sends proves nothing.
 */

/** Bytes in which the first element of an SVG must begin. */
const maxProlog = 64 * 1024

/** A kind of artwork, with the extension that its file gets; the name that was sent does not matter. */
export type ArtworkKind = { contentType: string; ending: 'pdf' | 'png' | 'jpg' | 'webp' | 'svg' }

const startsWith = (bytes: Uint8Array, text: string, at = 0) =>
  Buffer.from(bytes.subarray(at, at + text.length)).toString('latin1') === text

/** The kind of a file, or undefined when printers do not accept it. */
export function artworkKind(bytes: Uint8Array): ArtworkKind | undefined {
  if (startsWith(bytes, '%PDF-')) return { contentType: 'application/pdf', ending: 'pdf' }
  if (startsWith(bytes, '\x89PNG\r\n\x1a\n')) return { contentType: 'image/png', ending: 'png' }
  if (startsWith(bytes, '\xff\xd8\xff')) return { contentType: 'image/jpeg', ending: 'jpg' }
  if (startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8))
    return { contentType: 'image/webp', ending: 'webp' }
  return isSvg(bytes.subarray(0, maxProlog)) ? { contentType: 'image/svg+xml', ending: 'svg' } : undefined
}

/** Characters; file systems allow no longer name. */
const maxName = 255

/** The name of a file without folders, control characters and excessive length, with the extension of its kind. */
export function artworkName(given: string, { ending }: ArtworkKind): string {
  const last = given.split(/[/\\]/).at(-1) ?? ''
  // Cut first: the time for normalising a run of accents grows with its square, and a form's name can have 10 MB.
  const plain = last
    .slice(0, maxName)
    .normalize('NFC')
    .replaceAll(/[\p{C}\p{Zl}\p{Zp}<>:"|?*]/gu, '')
    .replace(/\.[^.]*$/, '')
    // a leading dot would hide the file
    .replace(/^[\s.]+/, '')
    .trim()
    .slice(0, 80)
  return `${plain || 'artwork'}.${ending}`
}
