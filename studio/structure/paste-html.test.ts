// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { blocksOfHtml } from './paste-html.ts'

type Block = ReturnType<typeof blocksOfHtml>[number] & {
  style?: string
  rows?: { cells: string[] }[]
  markDefs?: { _key: string; url?: string }[]
  children?: { text: string; marks: string[] }[]
}
const paste = (html: string) => blocksOfHtml(html) as Block[]

/** Each text with the address that it leads to. */
const linksIn = ([{ children = [], markDefs = [] } = {} as Block]: Block[]) =>
  children.map(({ text, marks }) => [
    text,
    markDefs.find(({ _key }) => marks.includes(_key))?.url,
    marks.length,
  ])

it.each([
  ['https://example.org/x y', 'https://example.org/x%20y'],
  ['http://example.org', 'http://example.org/'],
  ['mailto:ann@example.org', 'mailto:ann@example.org'],
  ['/about', '/about'],
])('the link %s keeps its address', (href, url) => {
  expect(linksIn(paste(`<p><a href="${href}">there</a></p>`))).toEqual([['there', url, 1]])
})

it.each([
  'javascript:alert(1)',
  'file:///c:/x.doc',
  `${location.href}#top`,
  '//example.org',
  'data:text/html,x',
])('the link %s is text', (href) =>
  expect(linksIn(paste(`<p><a href="${href}">there</a></p>`))).toEqual([['there', undefined, 0]]),
)

it('headings are those that a text can have', () => {
  const html = [1, 2, 3, 4, 5, 6].map((level) => `<h${level}>Heading</h${level}>`).join('')
  expect(paste(html).map(({ style }) => style)).toEqual(['h2', 'h2', 'h3', 'h3', 'h3', 'h3'])
})

it('a table is one, and a table that lays out text is none', () => {
  const html = '<table><tr><th>Size</th><th>Price</th></tr><tr><td> S\n m </td><td>1</td></tr></table>'
  expect(paste(`<p>Before</p>${html}<p>After</p>`)).toMatchObject([
    { _type: 'block' },
    { _type: 'table', rows: [{ cells: ['Size', 'Price'] }, { cells: ['S m', '1'] }] },
    { _type: 'block' },
  ])
  const lined =
    '<table><tr><td colspan=2>Bags</td></tr><tr><td>Width<br>in</td><td><p>6</p><p>8</p></td></tr><tr><td>a</td><td>b</td></tr></table>'
  expect(paste(lined)).toMatchObject([
    { rows: [{ cells: ['Bags', ''] }, { cells: ['Width in', '6 8'] }, {}] },
  ])
  const spanning =
    '<table><tr></tr><tr><td rowspan=2>Bags</td><td>6</td></tr><tr><td>8</td></tr><tr><td>Trays</td><td>9</td></tr></table>'
  expect(paste(spanning)).toMatchObject([
    { rows: [{ cells: ['Bags', '6'] }, { cells: ['', '8'] }, { cells: ['Trays', '9'] }] },
  ])
  const parts =
    '<table><thead><tr><th rowspan=5>Size</th><th>6</th></tr></thead><tbody><tr><td>a</td><td>b</td></tr></tbody></table>'
  expect(paste(parts)).toMatchObject([{ rows: [{ cells: ['Size', '6'] }, { cells: ['a', 'b'] }] }])
  const layout = '<table><tr><td><p>Left</p></td></tr><tr><td>below</td></tr></table>'
  expect(paste(layout).map(({ _type }) => _type)).toEqual(['block', 'block'])
})

it('lists, strong words and quotes stay what they are', () => {
  const html = '<ul><li>one <b>two</b></li></ul><blockquote>three</blockquote>'
  expect(paste(html)).toMatchObject([
    { listItem: 'bullet', children: [{ text: 'one ' }, { text: 'two', marks: ['strong'] }] },
    { style: 'blockquote' },
  ])
})
