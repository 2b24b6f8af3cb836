import { SaxesParser } from 'saxes'
import { httpError } from '../../http/errors.ts'

/*
 * An SVG can contain scripts and load files of other hosts, and the site serves pictures under its own address. Such an SVG
 * is refused at upload and not cleaned. So is one that holds GPS coordinates.
 */

const activeElements = new Set(
  (
    'script foreignobject handler listener iframe frame embed object applet link audio video canvas html body meta ' +
    'base form portal template'
  ).split(' '),
)
/** Characters of the address of a picture; a reference to a line break is read by what cleans these pictures (location.ts). */
const inAddress = /[\w+/=:;,\t ]/
const animations = new Set(['set', 'animate', 'animatetransform', 'animatemotion', 'animatecolor'])
const embeddedPicture = /^data:image\/(png|jpe?g|gif|webp|avif);base64,[a-z0-9+/=\s]*$/i

/** Drawings are smaller. Librsvg takes gigabytes for a million elements, and tens of them for a text of 9 MB. */
const maxBytes = 2_000_000
const maxElements = 50_000
const maxTextLength = 10_000

/** How UTF-16 and compressed files begin. */
const otherStarts = [0xfffe, 0xfeff, 0x1f8b]

/** Whether a file begins as an SVG can: with a tag, or as UTF-16 or a compressed file. Other pictures begin otherwise. */
export const mayBeSvg = (bytes: Buffer): boolean =>
  /^\uFEFF?\s*</.test(bytes.toString('utf8', 0, 1000)) ||
  (bytes.length > 1 && otherStarts.includes(bytes.readUInt16BE()))

/** Why an SVG is refused, or undefined. XML that is not well-formed is refused as well. */
export function problemInSvg(bytes: Buffer): string | undefined {
  if (bytes.length > maxBytes) return `it is larger than ${maxBytes / 1_000_000} MB`
  const text = bytes.toString('utf8')
  if (text.includes('\uFFFD')) return 'it is not UTF-8 text'
  if (/GPS(Dest)?(Latitude|Longitude)/i.test(text)) return 'its metadata holds GPS coordinates'
  try {
    check(text)
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/** libxml2 reads no deeper. */
const maxDepth = 256
const maxExpandedUses = 10_000

/** How many elements the <use> elements of an SVG make. @throws Error that says why it is refused */
function check(text: string): number {
  const parser = new SaxesParser()
  const refuseIf = (problem: string | false | undefined) => {
    if (problem) throw new Error(problem)
  }
  const open: { name: string; id: string; style: string }[] = []
  /** Ids that the <use> elements in the element of an id repeat; those of the whole drawing are under ''. */
  const uses = new Map<string, string[]>()
  parser.on('xmldecl', ({ encoding = 'utf-8' }) =>
    refuseIf(!/^(utf-8|us-ascii)$/i.test(encoding) && 'it is not UTF-8 text'),
  )
  parser.on('processinginstruction', () => refuseIf('it holds a processing instruction'))
  parser.on('doctype', (doctype) => refuseIf(doctype.includes('[') && 'it declares entities'))
  let elements = 0
  let textLength = 0
  let hasPicture = false
  parser.on('opentag', (tag) => {
    elements += 1
    refuseIf(elements > maxElements && `it has more than ${maxElements} elements`)
    const name = localName(tag.name)
    const attributes = Object.entries(tag.attributes).map(
      ([full, value]) => [localName(full), value] as const,
    )
    refuseIf(problemInTag(name, attributes))
    hasPicture ||= attributes.some(([, value]) => /data:/i.test(value))
    const valueOf = (wanted: string) =>
      attributes.find(([attribute]) => attribute === wanted)?.[1].trim() ?? ''
    open.push({ name, id: valueOf('id'), style: '' })
    refuseIf(open.length > maxDepth && 'its elements are nested too deeply')
    if (name !== 'use') return
    refuseIf((uses.get('')?.length ?? 0) >= maxExpandedUses && 'it has too many <use> elements')
    for (const id of new Set(['', ...open.map((element) => element.id)])) {
      if (!uses.has(id)) uses.set(id, [])
      uses.get(id)?.push(valueOf('href').slice(1))
    }
  })
  const addText = (part: string) => {
    const element = open.at(-1)
    if (element?.name === 'style') element.style += part
    if (open.some(({ name }) => name === 'text')) textLength += part.length
    refuseIf(textLength > maxTextLength && `it has more than ${maxTextLength} characters of text`)
  }
  parser.on('text', addText)
  parser.on('cdata', addText)
  parser.on('closetag', () => {
    const { style = '' } = open.pop() ?? {}
    hasPicture ||= /data:/i.test(style)
    refuseIf(problemInStyle(style))
  })
  parser.write(text).close()
  refuseIf(hasPicture && hidesCharacters(text) && 'a picture in it is written with character references')
  const repeated = expanded(uses)
  refuseIf(repeated > maxExpandedUses && 'its <use> elements repeat each other too often')
  return repeated
}

/** Whether a character that can be in the address of a picture is written as a reference, so that a pattern does not find the picture. */
const hidesCharacters = (text: string): boolean =>
  [...text.matchAll(/&#(?:x([\da-f]+)|(\d+));/gi)].some(([, hex, decimal]) => {
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)
    return code < 128 && inAddress.test(String.fromCharCode(code))
  })

/** How many elements the <use> elements of an SVG make that was accepted. */
export const repeatedInSvg = (bytes: Buffer): number => check(bytes.toString('utf8'))

/** How many elements a browser makes of all <use> elements; those in what they repeat count again each time. */
function expanded(uses: ReadonlyMap<string, string[]>): number {
  const sizes = new Map<string, number>()
  const sizeOf = (id: string, depth: number): number => {
    const known = sizes.get(id)
    if (known !== undefined) return known
    if (depth > maxDepth) return maxExpandedUses
    // an element that repeats itself is not shown
    sizes.set(id, 0)
    const inside = uses.get(id) ?? []
    const size = inside.reduce(
      (sum, to) => Math.min(sum + 1 + sizeOf(to, depth + 1), Number.MAX_SAFE_INTEGER),
      0,
    )
    sizes.set(id, size)
    return size
  }
  return sizeOf('', 0)
}

/** @throws LakeError 400 for an SVG with active content */
export function assertHarmlessSvg(bytes: Buffer): void {
  const problem = problemInSvg(bytes)
  if (problem) throw httpError(400, `The SVG cannot be accepted: ${problem}. Export it as a plain drawing`)
}

const localName = (name: string) => (name.split(':').at(-1) ?? '').toLowerCase()

function problemInTag(name: string, attributes: readonly (readonly [string, string])[]): string | undefined {
  if (activeElements.has(name)) return `it holds <${name}>`
  for (const [attribute, value] of attributes) {
    if (isHtml(value)) return 'it holds HTML'
    if (attribute.startsWith('on')) return `it holds the event attribute ${attribute}`
    const isLink = attribute === 'href' || attribute === 'src' || attribute === 'base'
    if (isLink && !isInside(value)) return `it refers to something outside of it (${attribute})`
    if (animations.has(name) && attribute === 'attributename' && /href|^on|src/i.test(value.trim()))
      return `it changes ${value.trim()} while it is shown`
    const problem = problemInStyle(value)
    if (problem && !isLink) return problem
  }
  return undefined
}

/** Whether the value of an attribute, as of `xmlns`, brings elements of HTML, of which many load something. */
const isHtml = (value: string) => value.includes('www.w3.org/1999/xhtml')

const isInside = (value: string) => value.trim().startsWith('#') || embeddedPicture.test(value.trim())

/** A comment can divide a word, and what looks like one can be in a string; one that is not closed reaches to the end. */
const problemInStyle = (style: string): string | undefined =>
  problemInWords(style) ?? problemInWords(style.replace(/\/\*[^]*?(?:\*\/|$)/g, ''))

function problemInWords(plain: string): string | undefined {
  if (/\\/.test(plain) && /[({@]/.test(plain)) return 'a style holds escapes'
  if (/@import|@namespace|expression\s*\(|(java|vb)script:|-moz-binding|image-set\s*\(/i.test(plain))
    return 'a style loads or runs something'
  for (const [, inner = ''] of plain.matchAll(/url\(([^)]*)/gi)) {
    if (!isInside(inner.trim().replace(/^["']|["']$/g, '')))
      return 'a style refers to something outside of it'
  }
  return undefined
}
