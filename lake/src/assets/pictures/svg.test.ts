import { readFileSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { mayBeSvg, problemInSvg } from './svg.ts'

const svg = (inside: string, before = '') =>
  Buffer.from(
    `${before}<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink">${inside}</svg>`,
  )

test.each([
  '<script>alert(1)</script>',
  '<svg:script xmlns:svg="http://www.w3.org/2000/svg">alert(1)</svg:script>',
  '<SCRIPT href="#a"/>',
  '<foreignObject><p>x</p></foreignObject>',
  '<img xmlns="http://www.w3.org/1999/xhtml" srcset="https://example.com/a.png"/>',
  '<h:table xmlns:h="http://www.w3.org/1999/xhtml" background="//example.com/a.png"/>',
  '<rect onload="alert(1)"/>',
  "<rect\nonclick = 'alert(1)'/>",
  '<a href="javascript:alert(1)"><path/></a>',
  '<a xlink:href="java&#115;cript:alert(1)"><path/></a>',
  '<image href="http://evil.example/x.png"/>',
  '<image href="//evil.example/x.png"/>',
  '<image href="data:image/svg+xml;base64,PHN2Zz4="/>',
  '<use xlink:href="http://evil.example/x.svg#a"/>',
  '<style>@import "http://evil.example/x.css";</style>',
  '<style>rect { fill: url(http://evil.example/x) }</style>',
  '<style><![CDATA[ rect { background: \\75rl(http://evil.example) } ]]></style>',
  '<rect style="fill: url(&quot;http://evil.example/x&quot;)"/>',
  '<rect fill="&#117;rl(http://evil.example/x)"/>',
  '<image href="&#100;ata:image/png;base64,iVBO"/>',
  '<image href="data:image/png;b&#x61;se64,iVBO"/>',
  '<image href="data:image/png;base64,&#9;iVBO"/>',
  '<image href="data:image/png;base64,iV&#66;O"/>',
  '<rect style="fill: url(data:image/png;base64,iV&#66;O)"/>',
  '<set attributeName="href" to="javascript:alert(1)"/>',
  '<animate attributeName="xlink:href" values="javascript:alert(1)"/>',
  '<iframe src="#"/>',
  '<rect a="1"b="2"/>',
  '<rect a=1 onload=alert(1) />',
  '<metadata xmlns:exif="http://ns.adobe.com/exif/1.0/"><exif:GPSLatitude>59,54.8N</exif:GPSLatitude></metadata>',
  "<metadata><a xmlns:exif='http://ns.adobe.com/exif/1.0/' exif:GPSLongitude='10,45.1E'/></metadata>",
  '<metadata><![CDATA[ exif:GPSLatitude="59,54.8N" ]]></metadata>',
])('%s is refused', (inside) => {
  expect(problemInSvg(svg(inside))).toBeTypeOf('string')
})

test.each([
  '<!DOCTYPE svg [<!ENTITY a "<script/>">]>',
  '<?xml-stylesheet href="http://evil.example/x.css"?>',
  '<?xml version="1.0" encoding="utf-7"?>',
])('%s before the drawing is refused', (before) => {
  expect(problemInSvg(svg('<rect/>', before))).toBeTypeOf('string')
})

test('what is not text in UTF-8 is refused', () => {
  expect(problemInSvg(Buffer.from('\ufeff<svg/>', 'utf16le'))).toBeTypeOf('string')
  expect(problemInSvg(Buffer.from([0x1f, 0x8b, 8, 0]))).toBeTypeOf('string')
})

test('plain drawings are accepted', () => {
  const plain = `<!-- made by hand > --><defs><linearGradient id="a"/><style>.b { fill: url(#a); stroke: #fff }</style></defs>
    <rect class="b" fill="url(#a)" style="clip-path: url('#c')"/><use xlink:href="#d"/>
    <metadata>Made with a GPS plotter</metadata><image href="data:image/png;base64,iVBORw0KGgo="/><text>a &amp; b &lt;script&gt;</text>
    <animate attributeName="opacity" values="0;1"/><a href="#top"><path d="M0 0"/></a>`
  const before =
    '<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "svg11.dtd">\n'
  expect(problemInSvg(svg(plain, before))).toBeUndefined()
})

test('the partner logos of the seed are accepted', () => {
  const folder = resolve(import.meta.dirname, '../../../../scripts/seed/images/partner')
  const files = readdirSync(folder).filter((name) => name.endsWith('.svg'))
  expect(files.length).toBeGreaterThan(0)
  for (const file of files)
    expect([file, problemInSvg(readFileSync(join(folder, file)))]).toEqual([file, undefined])
})

const laughs = (levels: number) =>
  Array.from({ length: levels }, (_, n) => {
    const twice = `<use href="#l${n - 1}"/>`.repeat(n === 0 ? 0 : 10)
    return `<g id="l${n}">${twice}<path/></g>`
  }).join('')

test('<use> elements that repeat each other are bounded', () => {
  expect(problemInSvg(svg(laughs(3)))).toBeUndefined()
  expect(problemInSvg(svg(laughs(9)))).toContain('<use>')
  expect(
    problemInSvg(svg('<defs><path id="a"/></defs>' + '<use xlink:href="#a"/>'.repeat(500))),
  ).toBeUndefined()
  expect(problemInSvg(svg('<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>'))).toBeUndefined()
})

test('many <use> elements, deep nesting and what is not well-formed are refused immediately', () => {
  const started = performance.now()
  const chain = Array.from({ length: 9000 }, (_, n) => `<g id="c${n}"><use href="#c${n + 1}"/></g>`).join('')
  for (const [inside, why] of [
    [chain, '<use>'],
    ['<use href="#a"/>'.repeat(10_001), '<use>'],
    ['<g id="a">'.repeat(300) + '</g>'.repeat(300), 'nested'],
    ['<g><path></g></path>', 'unexpected close tag'],
    ['<text>&undefined;</text>', 'undefined entity'],
  ])
    expect(problemInSvg(svg(inside ?? ''))).toContain(why)
  expect(performance.now() - started).toBeLessThan(2000)
})

test('what looks like a comment in a string of a style hides nothing', () => {
  const style = 'a{b:"/*"}rect{background:url(http://example.com/x)}c{d:"*/"}'
  expect(problemInSvg(svg(`<style>${style}</style>`))).toContain('outside')
})

test('unclosed comments in styles are handled quickly', () => {
  const started = performance.now()
  expect(problemInSvg(svg(`<style>${'/* '.repeat(100_000)}</style>`))).toBeUndefined()
  expect(problemInSvg(svg('<style>a{fill:url(/* x */http://x)}</style>'))).toContain('outside')
  expect(performance.now() - started).toBeLessThan(1000)
})

test('an SVG that takes much memory to draw is refused', () => {
  const text = (length: number) => svg(`<text><tspan>${'x '.repeat(length / 2)}</tspan></text>`)
  expect(problemInSvg(svg('<path/>'.repeat(49_000)))).toBeUndefined()
  expect(problemInSvg(svg('<path/>'.repeat(51_000)))).toContain('50000 elements')
  expect(problemInSvg(text(9000))).toBeUndefined()
  expect(problemInSvg(text(11_000))).toContain('characters of text')
  expect(problemInSvg(svg(`<!-- ${'x'.repeat(2_000_000)} -->`))).toContain('2 MB')
})

test('what can be an SVG is known by its start', () => {
  const starts = ['<svg', ' \n<?xml', '\ufeff<svg']
  expect(starts.map((start) => mayBeSvg(Buffer.from(start)))).toEqual([true, true, true])
  expect(mayBeSvg(Buffer.from('\ufeff<svg', 'utf16le'))).toBe(true)
  expect(mayBeSvg(gzipSync('<svg/>'))).toBe(true)
  expect(mayBeSvg(Buffer.from('\x89PNG\r\n\x1a\n<svg', 'latin1'))).toBe(false)
})

test('references to line breaks in a picture, and to other characters in a text, are accepted', () => {
  const picture = '<image href="data:image/png;base64,iV&#10;BO&#xD;"/>'
  expect(problemInSvg(svg(`${picture}<text>Paper&#160;bags &#38; more&#8217;s</text>`))).toBeUndefined()
  expect(problemInSvg(svg('<text>&#65;</text>'))).toBeUndefined()
})
