import { webcrypto } from 'node:crypto'
import { describe, expect, it, vi } from 'vitest'
import { FormError } from '../forms/handle-form'
import { artworkKind, artworkName } from './artwork'
import { maxArtworkSize, maxSvgSize } from './artwork-rules'
import { encrypt } from './private-file'
import { readArtwork } from './read-artwork'
import { isInertSvg } from './svg'

vi.mock('../client', () => ({ lakeClient: {} }))
vi.mock('../config', () => ({ config: { apiToken: 'token' } }))

const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'))
const svg = (content: string) => new TextEncoder().encode(content)

describe('the kind of a file', () => {
  it.each([
    ['pdf', '%PDF-1.7\n'],
    ['png', '\x89PNG\r\n\x1a\n....'],
    ['jpg', '\xff\xd8\xff\xe0'],
    ['webp', 'RIFF....WEBPVP8 '],
    ['svg', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    [
      'svg',
      '<?xml version="1.0"?>\n<!-- a > b -->\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x">\n<svg >',
    ],
  ])('is %s by its content', (ending, content) => expect(artworkKind(bytesOf(content))?.ending).toBe(ending))

  it.each([
    '',
    'MZ\x90',
    'PK\x03\x04',
    '<html><svg/></html>',
    'RIFF....WAVE',
    'just a text',
    '<svgx/>',
    ' %PDF-',
  ])('of %j is none that can be printed', (content) => expect(artworkKind(bytesOf(content))).toBeUndefined())
})

describe('an SVG', () => {
  it('that only draws is accepted, with links inside itself', () => {
    expect(
      isInertSvg(
        svg(
          '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"><defs><path id="a"/></defs><use xlink:href="#a"/><path fill="url(#g)" d="M0 0"/><text>one click</text></svg>',
        ),
      ),
    ).toBe(true)
  })

  it.each([
    '<svg><script>alert(1)</script></svg>',
    '<svg><SCRIPT/></svg>',
    '<svg><svg:script>1</svg:script></svg>',
    '<svg onload="alert(1)"/>',
    '<svg\nonload = "alert(1)"/>',
    '<svg><a href="javascript:alert(1)"/></svg>',
    '<svg><a href="&#106;avascript:alert(1)"/></svg>',
    '<svg><a href="java&#10;script:alert(1)"/></svg>',
    '<svg><foreignObject><p/></foreignObject></svg>',
    '<svg><image href="https://example.com/a.png"/></svg>',
    '<svg><image href="//example.com/a.png"/></svg>',
    '<svg><style>@import "x"</style></svg>',
    '<svg><rect style="fill:url(https://example.com/a)"/></svg>',
    '<!DOCTYPE svg [<!ENTITY a "b">]><svg>&a;</svg>',
    '<?xml-stylesheet href="x.xsl"?><svg/>',
    '<svg><animate attributeName="href" values="x"/></svg>',
    '<svg><set attributeName="onclick" to="x"/></svg>',
    '<svg><style>/* a /*/ @import "x"</style></svg>',
    '<svg><style><![CDATA[a{fill:url("//example.com/a")}]]></style></svg>',
    '<svg><style>a{fill:u\\72l(//example.com/a)}</style></svg>',
    '<svg><style>a{b:"/*"}rect{background:url(http://example.com/x)}c{d:"*/"}</style></svg>',
    '<svg><path></svg>',
    `<svg>${'<g>'.repeat(300)}${'</g>'.repeat(300)}</svg>`,
  ])('is refused when it does something: %s', (content) => expect(isInertSvg(svg(content))).toBe(false))

  it('in another encoding is refused', () => {
    expect(isInertSvg(new Uint8Array(Buffer.from('<svg><script/></svg>', 'utf16le')))).toBe(false)
    expect(isInertSvg(new Uint8Array([60, 115, 118, 103, 62, 0xff]))).toBe(false)
  })
})

it.each([
  ['../../etc/passwd', 'passwd.pdf'],
  ['C:\\art\\logo v2.final.PDF', 'logo v2.final.pdf'],
  ['logo.pdf.exe', 'logo.pdf.pdf'],
  ['\u202efdp.exe', 'fdp.pdf'],
  ['', 'artwork.pdf'],
  ['..', 'artwork.pdf'],
  [' . .htaccess', 'artwork.pdf'],
  ['a'.repeat(500), `${'a'.repeat(80)}.pdf`],
])('the name %j becomes %s', (given, expected) =>
  expect(artworkName(given, { contentType: 'application/pdf', ending: 'pdf' })).toBe(expected),
)

it('a name with very many accents is read as fast as any other', () => {
  const started = performance.now()
  const name = `logo${'\u0301'.repeat(60_000)}${'\u0316'.repeat(60_000)}.pdf`
  expect(artworkName(name, { contentType: 'application/pdf', ending: 'pdf' })).toMatch(/^log.*\.pdf$/)
  expect(performance.now() - started).toBeLessThan(1000)
})

describe('readArtwork', () => {
  const refusal = async (file: File) => {
    const error: unknown = await readArtwork(file).catch((caught: unknown) => caught)
    expect(error).toBeInstanceOf(FormError)
    return (error as FormError).errors?.artwork
  }

  it('reads a file by its content, not by its name or type', async () => {
    const read = await readArtwork(new File([bytesOf('%PDF-1.7')], 'logo.ai', { type: 'text/html' }))
    expect(read).toMatchObject({ name: 'logo.pdf', contentType: 'application/pdf' })
  })

  it('finds none where none was chosen', async () => {
    expect(await readArtwork(null)).toBeUndefined()
    expect(await readArtwork(new File([], ''))).toBeUndefined()
    expect(await readArtwork(new File([], 'undefined'))).toBeUndefined()
    expect(await readArtwork('a text')).toBeUndefined()
  })

  it('takes an SVG of 1 MB, and no larger one', async () => {
    const drawing = (size: number) => `<svg>${' '.repeat(size - '<svg></svg>'.length)}</svg>`
    expect(await readArtwork(new File([drawing(maxSvgSize)], 'a.svg'))).toMatchObject({ ending: 'svg' })
    expect(await refusal(new File([drawing(maxSvgSize + 1)], 'a.svg'))).toContain('larger than 1 MB')
  })

  it('refuses what is too large, without reading it', async () => {
    const file = new File([bytesOf('%PDF-')], 'a.pdf')
    Object.defineProperty(file, 'size', { value: 50 * 1024 * 1024 })
    file.arrayBuffer = () => Promise.reject(new Error('it was read'))
    expect(await refusal(file)).toContain('larger than 10 MB')
    expect(maxArtworkSize).toBe(10_485_760)
  })

  it.each([
    ['a program called logo.png', new File(['MZ'], 'logo.png', { type: 'image/png' }), 'cannot print'],
    ['an SVG with script', new File(['<svg onload="x"/>'], 'a.svg'), 'script'],
  ])('refuses %s', async (_, file, words) => expect(await refusal(file)).toContain(words))
})

describe('a hostile text is read as fast as a drawing', () => {
  /** Milliseconds of the fastest of three readings. */
  const timeOf = async (content: string) => {
    const file = new File([content], 'a.svg', { type: 'image/svg+xml' })
    const times: number[] = []
    for (let count = 0; count < 3; count++) {
      const started = performance.now()
      await readArtwork(file).catch(() => undefined)
      times.push(performance.now() - started)
    }
    return Math.min(...times)
  }
  const shapes: Record<string, [start: string, part: string, end: string]> = {
    'spaces in an attribute': ['<svg href=', ' ', ''],
    'spaces before a quote': ['<svg href=', ' ', '"//a"/>'],
    'a long DOCTYPE': ['<!DOCTYPE', 'a', ''],
    'brackets in a DOCTYPE': ['<!DOCTYPE a ', '[]', ''],
    'open comments': ['', '<!--', ''],
    'open instructions': ['', '<?a ', ''],
    'long instructions': ['<?a ', '?', ''],
    'spaces in a style': ['<svg><style>url(', ' ', '</style></svg>'],
    'many url(': ['<svg><style>', 'url(', '</style></svg>'],
    'many url( in an attribute': ['<svg style="', 'url(', '"/>'],
    'comments in a style': ['<svg><style>', '/*', '</style></svg>'],
    'words in a style': ['<svg><style>', 'expression', '</style></svg>'],
    references: ['<svg>', '&#1', '</svg>'],
    'open elements': ['<svg>', '<g>', ''],
  }
  const fill = ([start, part, end]: [string, string, string], size: number) =>
    start + part.repeat(Math.floor((size - start.length - end.length) / part.length)) + end

  it.each(Object.keys(shapes))('%s', async (name) => {
    const shape = shapes[name]!
    for (const size of [maxArtworkSize, maxSvgSize]) {
      const drawing = fill(['<svg>', '<path d="M0 0"/>', '</svg>'], size)
      const harmless = size === maxSvgSize ? drawing : `%PDF-${drawing}`
      expect((await timeOf(fill(shape, size))) / (await timeOf(harmless))).toBeLessThan(200)
    }
  })
})

it('encrypts, so that only the key opens it', async () => {
  const content = bytesOf('%PDF-1.7 the secret logo')
  const [one, two] = [await encrypt(content), await encrypt(content)]
  expect(Buffer.from(one.encrypted).toString('latin1')).not.toContain('secret')
  expect([one.key, Buffer.from(one.encrypted).toString('hex')]).not.toEqual([
    two.key,
    Buffer.from(two.encrypted).toString('hex'),
  ])
  const open = async (encrypted: Uint8Array, key: string) => {
    const imported = await webcrypto.subtle.importKey('raw', Buffer.from(key, 'base64'), 'AES-GCM', false, [
      'decrypt',
    ])
    const iv = encrypted.subarray(0, 12)
    return Buffer.from(
      await webcrypto.subtle.decrypt({ name: 'AES-GCM', iv }, imported, encrypted.subarray(12)),
    )
  }
  expect((await open(one.encrypted, one.key)).toString('latin1')).toBe('%PDF-1.7 the secret logo')
  await expect(open(one.encrypted, two.key)).rejects.toThrow(/operation/i)
  one.encrypted[20]! ^= 1
  await expect(open(one.encrypted, one.key)).rejects.toThrow(/operation/i)
})
