import { describe, expect, it } from 'vitest'
import { escapeMarkdown, linkAddress } from './escape'
import { llmsLists, llmsText } from './llms'
import { bags, rawBags } from '../selling/testing'
import { proseMarkdown } from './prose'
import { sellingMarkdown } from './selling'

const site = 'https://shop.example'
const block = (text: string, more: object = {}) => ({
  _type: 'block',
  style: 'normal',
  children: [{ text, marks: [] }],
  ...more,
})

describe('escapeMarkdown', () => {
  it.each([
    ['a *b* _c_ [d] `e`', String.raw`a \*b\* \_c\_ \[d\] \`e\``],
    ['<script>&amp;', String.raw`\<script\>\&amp;`],
    ['# No heading', String.raw`\# No heading`],
    ['1. No list', String.raw`1\. No list`],
    ['12.5 lb and 3 - 4', '12.5 lb and 3 - 4'],
    ['two\n\nlines', 'two lines'],
  ])('%j', (text, markdown) => expect(escapeMarkdown(text)).toBe(markdown))

  it('keeps an address inside its brackets', () =>
    expect(linkAddress('https://x.example/a b)(c')).toBe('https://x.example/a%20b%29%28c'))
})

describe('proseMarkdown', () => {
  it('writes headings, lists, quotes, marks and links', () => {
    const markdown = proseMarkdown(
      [
        block('Head', { style: 'h2' }),
        {
          ...block(''),
          markDefs: [
            { _key: 'l', _type: 'link', to: { _type: 'post', _id: 'p', number: 3 } },
            { _key: 'gone', _type: 'link', to: null },
          ],
          children: [
            { text: 'Read ' },
            { text: 'this ', marks: ['strong', 'l'] },
            { text: 'and that', marks: ['gone'] },
            { text: ' soon', marks: ['em'] },
          ],
        },
        block('One', { listItem: 'bullet', level: 1 }),
        block('Two', { listItem: 'bullet', level: 2 }),
        block('First', { listItem: 'number', level: 1 }),
        block('Quoted', { style: 'blockquote' }),
      ],
      site,
    )
    expect(markdown).toBe(
      [
        '## Head',
        `Read [**this**](${site}/blog-details-v1/3) and that *soon*`,
        '- One\n   - Two',
        '1. First',
        '> Quoted',
      ].join('\n\n'),
    )
  })

  it('puts white space outside of marks, and takes no longer for much of it', () => {
    const started = performance.now()
    const long = { text: `a${' '.repeat(200_000)}b `, marks: ['em'] }
    const children = [{ text: ' bold ', marks: ['strong'] }, long, { text: '  ' }, { text: 'end' }]
    expect(proseMarkdown([{ ...block(''), children }], site)).toBe('**bold** *a b*  end')
    expect(performance.now() - started).toBeLessThan(1000)
  })

  it('writes tables and pictures, and leaves out what it does not know', () => {
    const markdown = proseMarkdown(
      [
        {
          _type: 'table',
          caption: 'Kits',
          rows: [{ cells: ['Food', 'Kit'] }, { cells: ['Fries | dip'] }],
        },
        { _type: 'picture', alt: 'Two bags', asset: { _ref: 'image-abc-800x600-webp' } },
        { _type: 'picture', alt: 'Lost' },
        { _type: 'video' },
        block('  '),
      ],
      site,
    )
    expect(markdown).toMatch(
      /^Kits\n\n\| Food \| Kit \|\n\| --- \| --- \|\n\| Fries \\\| dip \|  \|\n\n!\[Two bags\]\(https:\/\/\S+\)$/,
    )
    expect(proseMarkdown(null, site)).toBe('')
  })
})

it('writes a price list with a line for each size, and the facts', () => {
  const [prices, printed, facts] = sellingMarkdown(bags)
  expect(prices).toContain('| Size | SKU | from 1 case | from 5 cases | from 12 cases |')
  expect(prices).toContain('| 6 × 4 × 12 in | KBB-02 | $23.00 | $22.31 | $21.62 |')
  expect(prices).toContain('| KBB-03 | on request | on request | on request |')
  expect(printed).toContain('| 20,000 bags | $49.72 | $1,054.40 |')
  expect(facts).toContain('- Smallest order: 1 case')
  expect(facts).toContain('- Certificate: Dry food (DC-1), valid until 2029-08-31')
})

describe('llms.txt', () => {
  const empty = { packaging: [], products: [], posts: [], pages: [], nextPost: null }

  it('names what has a Markdown form, with the first sentence and the current price', () => {
    const text = llmsLists(
      {
        ...empty,
        packaging: [
          { name: 'Foils', slug: 'foils', text: 'Strong, 0.5 mil. More follows.', selling: rawBags },
          { name: 'No slug', slug: null as never, text: null, selling: null },
        ],
        products: [
          { number: 2, name: 'Sofa', category: 'Sofa', price: 100, sale: { price: 75, endsAt: null } },
          { number: 3, name: 'No price', category: null, price: null, sale: null as never },
        ],
      },
      site,
    )
    expect(text).toContain(
      `- [Foils](${site}/product-details/foils.md): Strong, 0.5 mil. (from $19 a case of 500)\n`,
    )
    expect(text).toContain(`- [Sofa](${site}/product-details/2.md): Sofa, $75.00`)
    expect(text).not.toMatch(/No slug|No price|## Blog/)
  })

  it('begins with what the shop is', () => {
    const contacts = [{ name: 'Phone', value: '+1 555 0100' }] as Parameters<typeof llmsText>[0]['contacts']
    expect(llmsText({ title: 'Shop', tagline: 'Paper', contacts }, '## Blog')).toBe(
      '# Shop\n\n> Paper\n\n- Phone: +1 555 0100\n\n## Blog\n',
    )
  })

  it('has no stega', () => {
    const name = `Foils${'\u200B\u200C\u200D\uFEFF'.repeat(6)}`
    const text = llmsLists(
      { ...empty, packaging: [{ name, slug: 'foils', text: name, selling: null }] },
      site,
    )
    expect(text).toContain(`[Foils](${site}/product-details/foils.md): Foils\n`)
  })
})
