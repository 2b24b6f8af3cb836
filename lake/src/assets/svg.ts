import { httpError } from '../http/errors.ts'

/*
 * An SVG can contain scripts and load files of other hosts, and the site serves pictures under its own address. Such an SVG
 * is refused at upload and not cleaned, so the file that is served is the file that was sent.
 */

const activeElements = new Set(
  (
    'script foreignobject handler listener iframe frame embed object applet link audio video canvas html body meta ' +
    'base form portal template'
  ).split(' '),
)
const animations = new Set(['set', 'animate', 'animatetransform', 'animatemotion', 'animatecolor'])
const embeddedPicture = /^data:image\/(png|jpe?g|gif|webp|avif);base64,[a-z0-9+/=\s]*$/i

/** Why an SVG is refused, or undefined. What cannot be parsed is refused as well. */
export function problemInSvg(bytes: Buffer): string | undefined {
  const text = bytes.toString('utf8').replace(/^\uFEFF/, '')
  if (!text.trimStart().startsWith('<') || text.includes('\uFFFD') || text.includes('\0'))
    return 'it is not UTF-8 text'
  let at = 0
  let styleFrom = -1
  const openIds: string[] = []
  const uses: Use[] = []
  while (at < text.length) {
    const open = text.indexOf('<', at)
    if (open === -1) break
    const skipped = skip(text, open)
    if (typeof skipped === 'string') return skipped
    if (skipped !== undefined) {
      at = skipped
      continue
    }
    const close = endOfTag(text, open)
    if (close === -1) return 'a tag is not closed'
    const { name, isEnd, attributes, rest } = readTag(text.slice(open + 1, close))
    if (rest !== '') return 'a tag cannot be read'
    if (isEnd && name === 'style' && styleFrom >= 0) {
      const problem = problemInStyle(decoded(text.slice(styleFrom, open)))
      if (problem) return problem
      styleFrom = -1
    }
    if (!isEnd) {
      if (name === 'style') styleFrom = close + 1
      const problem = problemInTag(name, attributes)
      if (problem) return problem
      const valueOf = (wanted: string) =>
        attributes.find((attribute) => attribute.name === wanted)?.value.trim()
      const id = valueOf('id') ?? ''
      if (name === 'use') uses.push({ inside: [...openIds, id], to: valueOf('href')?.slice(1) ?? '' })
      if (text[close - 1] !== '/') openIds.push(id)
    } else openIds.pop()
    at = close + 1
  }
  if (expanded(uses) > maxExpandedUses) return 'its <use> elements repeat each other too often'
  return styleFrom >= 0 && styleFrom < text.length && !text.slice(0, styleFrom).endsWith('/>')
    ? 'a style is not closed'
    : undefined
}

/** A <use> element: the ids of the elements that contain it and its own, and the id of the element that it repeats. */
type Use = { inside: string[]; to: string }

const maxExpandedUses = 10_000

/** How many elements a browser makes of all <use> elements; those in what they repeat count again each time. */
function expanded(uses: readonly Use[]): number {
  const sizes = new Map<string, number>()
  const sizeOf = (id: string): number => {
    const known = sizes.get(id)
    if (known !== undefined) return known
    // an element that repeats itself is not shown
    sizes.set(id, 0)
    const inside = uses.filter((use) => use.inside.includes(id))
    const size = inside.reduce((sum, { to }) => Math.min(sum + 1 + sizeOf(to), Number.MAX_SAFE_INTEGER), 0)
    sizes.set(id, size)
    return size
  }
  if (uses.length > maxExpandedUses) return uses.length
  return uses.reduce((sum, { to }) => sum + 1 + sizeOf(to), 0)
}

/** @throws LakeError 400 for an SVG with active content */
export function assertHarmlessSvg(bytes: Buffer): void {
  const problem = problemInSvg(bytes)
  if (problem) throw httpError(400, `The SVG cannot be accepted: ${problem}. Export it as a plain drawing`)
}

/** The end of a comment, a CDATA section or a declaration at `open`; the reason when it is refused. */
function skip(text: string, open: number): number | string | undefined {
  const endOf = (sign: string, problem: string) => {
    const end = text.indexOf(sign, open)
    return end === -1 ? problem : end + sign.length
  }
  if (text.startsWith('<!--', open)) {
    const end = text.indexOf('-->', open + 4)
    return end === -1 ? 'a comment is not closed' : end + 3
  }
  // CDATA has no tags; in a style it is checked with the style
  if (text.startsWith('<![CDATA[', open)) return endOf(']]>', 'a CDATA section is not closed')
  if (text.startsWith('<?', open)) {
    const end = endOf('?>', 'a processing instruction is not closed')
    if (typeof end === 'string') return end
    const declaration = text.slice(open, end)
    const isUtf8 =
      !/encoding\s*=/.test(declaration) || /encoding\s*=\s*["'](utf-8|us-ascii)["']/i.test(declaration)
    return /^<\?xml\s/.test(declaration) && isUtf8 ? end : 'it holds a processing instruction or is not UTF-8'
  }
  if (text.startsWith('<!', open)) {
    const end = endOf('>', 'a declaration is not closed')
    if (typeof end === 'string') return end
    return text.slice(open, end).includes('[') || !/^<!doctype\s/i.test(text.slice(open, end))
      ? 'it declares entities'
      : end
  }
  return undefined
}

function endOfTag(text: string, open: number): number {
  let quote = ''
  for (let at = open + 1; at < text.length; at += 1) {
    const sign = text.charAt(at)
    if (quote) {
      if (sign === quote) quote = ''
    } else if (sign === '"' || sign === "'") quote = sign
    else if (sign === '>') return at
    else if (sign === '<') return -1
  }
  return -1
}

type Attribute = { name: string; value: string }

function readTag(inside: string): { name: string; isEnd: boolean; attributes: Attribute[]; rest: string } {
  const [head = '', slash = '', fullName = ''] = /^(\/?)([^\s/>"'=]+)/.exec(inside) ?? []
  const attributes: Attribute[] = []
  const pattern = /\s+([^\s=/"']+)\s*=\s*(?:"([^"]*)"|'([^']*)')/y
  pattern.lastIndex = head.length
  let end = head.length
  for (let found = pattern.exec(inside); found; found = pattern.exec(inside)) {
    attributes.push({ name: localName(found[1] ?? ''), value: decoded(found[2] ?? found[3] ?? '') })
    end = pattern.lastIndex
  }
  const rest = inside.slice(end).trim()
  const isRead = head !== '' && (rest === '' || rest === '/')
  return {
    name: localName(fullName),
    isEnd: slash === '/',
    attributes,
    rest: isRead ? '' : rest || 'nothing',
  }
}

const localName = (name: string) => (name.split(':').at(-1) ?? '').toLowerCase()

function problemInTag(name: string, attributes: readonly Attribute[]): string | undefined {
  if (activeElements.has(name)) return `it holds <${name}>`
  for (const { name: attribute, value } of attributes) {
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

const isInside = (value: string) => value.trim().startsWith('#') || embeddedPicture.test(value.trim())

function problemInStyle(style: string): string | undefined {
  const plain = style.replace(/\/\*[^]*?\*\//g, '')
  if (/\\/.test(plain) && /[({@]/.test(plain)) return 'a style holds escapes'
  if (/@import|@namespace|expression\s*\(|(java|vb)script:|-moz-binding|image-set\s*\(/i.test(plain))
    return 'a style loads or runs something'
  for (const [, inner = ''] of plain.matchAll(/url\(([^)]*)/gi)) {
    if (!isInside(inner.trim().replace(/^["']|["']$/g, '')))
      return 'a style refers to something outside of it'
  }
  return undefined
}

/** Decodes character references. */
function decoded(text: string): string {
  return text.replace(
    /&(?:#x([0-9a-f]{1,6})|#([0-9]{1,7})|(quot|amp|apos|lt|gt));/gi,
    (whole, hex, decimal, name) => {
      if (typeof name === 'string')
        return { quot: '"', amp: '&', apos: "'", lt: '<', gt: '>' }[name.toLowerCase()] ?? whole
      const code = typeof hex === 'string' ? parseInt(hex, 16) : Number(decimal)
      return code <= 0x10ffff ? String.fromCodePoint(code) : ''
    },
  )
}
