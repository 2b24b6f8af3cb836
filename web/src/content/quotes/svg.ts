import { SaxesParser } from 'saxes'

/*
 * What an SVG is and does, by one pass of an XML parser: its time grows with the length of the file, whatever a
 * stranger wrote into it. The lake checks the pictures of editors in the same way (lake/src/assets/svg.ts).
 */

const activeElements = new Set(
  (
    'script foreignobject handler listener iframe frame embed object applet link audio video canvas html body meta ' +
    'base form portal template set'
  ).split(' '),
)
const linkAttributes = new Set(['href', 'src', 'base'])
/** Drawings are less deep. */
const maxDepth = 256
const embeddedPicture = /^data:image\/(?:png|jpe?g|gif|webp|avif);base64,/i

class Found extends Error {}

const localName = (name: string) => name.slice(name.lastIndexOf(':') + 1).toLowerCase()

/** Whether the first element of a text is `<svg>`. @param start of the file, which may end anywhere */
export function isSvg(start: Uint8Array): boolean {
  let root = ''
  const parser = new SaxesParser()
  parser.on('opentagstart', ({ name }) => {
    root = localName(name)
    throw new Found()
  })
  try {
    parser.write(new TextDecoder().decode(start))
  } catch {
    // the root was found, or the text is not XML
  }
  return root === 'svg'
}

/**
 * Whether an SVG holds nothing that runs or loads. One that is not well-formed, or in another encoding than UTF-8, cannot
 * be judged, and is not.
 */
export function isInertSvg(bytes: Uint8Array): boolean {
  try {
    check(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
    return true
  } catch {
    return false
  }
}

/** @throws for an SVG that is not well-formed, runs something, or loads something */
function check(file: string): void {
  const parser = new SaxesParser()
  /** The text of each open element. */
  const texts: string[] = []
  const refuseIf = (isActive: boolean) => {
    if (isActive) throw new Found()
  }
  parser.on('xmldecl', ({ encoding = 'utf-8' }) => refuseIf(!/^(?:utf-8|us-ascii)$/i.test(encoding)))
  parser.on('processinginstruction', () => refuseIf(true))
  // An internal subset may declare entities.
  parser.on('doctype', (doctype) => refuseIf(doctype.includes('[')))
  parser.on('opentag', ({ name, attributes }) => {
    const element = localName(name)
    refuseIf(activeElements.has(element) || element.startsWith('animate'))
    for (const [attribute, value] of Object.entries(attributes))
      refuseIf(isActiveAttribute(localName(attribute), value))
    texts.push('')
    refuseIf(texts.length > maxDepth)
  })
  const addText = (part: string) => {
    if (texts.length > 0) texts.push(texts.pop() + part)
  }
  parser.on('text', addText)
  parser.on('cdata', addText)
  parser.on('closetag', ({ name }) => {
    const text = texts.pop() ?? ''
    refuseIf(localName(name) === 'style' && isActiveStyle(text))
  })
  parser.write(file).close()
}

const isActiveAttribute = (name: string, value: string) =>
  isHtml(value) ||
  name.startsWith('on') ||
  (linkAttributes.has(name) ? !isInside(value) : isActiveStyle(value))

/** Whether the value of an attribute, as of `xmlns`, brings elements of HTML, of which many load something. */
const isHtml = (value: string) => value.includes('www.w3.org/1999/xhtml')

/** Whether an address leads to a part of the file itself. */
const isInside = (address: string) => address.trim().startsWith('#') || embeddedPicture.test(address.trim())

/**
 * Whether CSS, or an attribute that may hold some, loads or runs something. A comment can divide a word, and what looks like one can be in a
 * string; one that is not closed reaches to the end.
 */
const isActiveStyle = (style: string): boolean =>
  hasActiveWords(style) || hasActiveWords(style.replaceAll(/\/\*[^]*?(?:\*\/|$)/g, ''))

function hasActiveWords(plain: string): boolean {
  // An escape can hide the name of a function.
  if (plain.includes('\\') && /[({@]/.test(plain)) return true
  if (/@import|@namespace|expression\(|(?:java|vb)script:|-moz-binding|image-set\(/i.test(plain)) return true
  return [...plain.matchAll(/url\(([^)]*)/gi)].some(
    ([, address = '']) => !isInside(address.trim().replace(/^["']/, '')),
  )
}
