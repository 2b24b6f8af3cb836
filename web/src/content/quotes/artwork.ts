/*
 * The artwork of a request: what it is, by its content. A name or a type that the browser sends proves nothing.
 */

/** A kind of artwork, with the ending that its file gets whatever it was called. */
export type ArtworkKind = { contentType: string; ending: 'pdf' | 'png' | 'jpg' | 'webp' | 'svg' }

const startsWith = (bytes: Uint8Array, text: string, at = 0) =>
  Buffer.from(bytes.subarray(at, at + text.length)).toString('latin1') === text

/** What a file is, or undefined when it is none of the kinds that printers take. */
export function artworkKind(bytes: Uint8Array): ArtworkKind | undefined {
  if (startsWith(bytes, '%PDF-')) return { contentType: 'application/pdf', ending: 'pdf' }
  if (startsWith(bytes, '\x89PNG\r\n\x1a\n')) return { contentType: 'image/png', ending: 'png' }
  if (startsWith(bytes, '\xff\xd8\xff')) return { contentType: 'image/jpeg', ending: 'jpg' }
  if (startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8))
    return { contentType: 'image/webp', ending: 'webp' }
  return isSvg(bytes) ? { contentType: 'image/svg+xml', ending: 'svg' } : undefined
}

/** Whether a file is a text whose first element is `<svg>`. */
function isSvg(bytes: Uint8Array): boolean {
  const start = new TextDecoder().decode(bytes.subarray(0, 64 * 1024))
  const prolog = /^\uFEFF?(?:\s|<\?[^>]*\?>|<!--[\s\S]*?-->|<!DOCTYPE[^>[]*(?:\[[^\]]*\])?[^>]*>)*/i
  return /^<(?:[\w-]+:)?svg[\s>/]/i.test(start.replace(prolog, ''))
}

/** Everything in an SVG that runs, or that loads something from elsewhere. */
const active = [
  /<(?:[\w-]+:)?(?:script|foreignObject|iframe|object|embed|handler|listener|set|animate\w*|audio|video)[\s>/]/i,
  /[\s"'/]on[a-z]+\s*=/i,
  /(?:javascript|vbscript|data:text\/html|data:application)\s*:?/i,
  /<!ENTITY/i,
  /<\?xml-stylesheet/i,
  /@import/i,
  /(?:href|src)\s*=\s*["']?\s*(?:https?:)?\/\//i,
  /url\(\s*["']?\s*(?:https?:)?\/\//i,
]

/** Whether an SVG holds nothing that runs or loads. One in another encoding than UTF-8 cannot be judged, and is not. */
export function isInertSvg(bytes: Uint8Array): boolean {
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return false
  }
  // A browser reads character references inside attributes: `&#106;avascript:` is `javascript:`.
  const read = text.replaceAll(/&#(?:x([\da-f]{1,6})|(\d{1,7}));?/gi, (_, hex: string, decimal: string) =>
    fromCode(hex ? Number.parseInt(hex, 16) : Number(decimal)),
  )
  return (
    !text.includes('\0') &&
    [text, read.replaceAll(/[\t\n\r]/g, ''), read].every((each) => !active.some((sign) => sign.test(each)))
  )
}

const fromCode = (code: number) => (code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '')

/** The name of a file without folders, control characters and odd lengths, with the ending of what it is. */
export function artworkName(given: string, { ending }: ArtworkKind): string {
  const last = given.split(/[/\\]/).at(-1) ?? ''
  const plain = last
    .normalize('NFC')
    .replaceAll(/[\p{C}\p{Zl}\p{Zp}<>:"|?*]/gu, '')
    .replace(/\.[^.]*$/, '')
    .trim()
    .slice(0, 80)
  return `${plain || 'artwork'}.${ending}`
}
