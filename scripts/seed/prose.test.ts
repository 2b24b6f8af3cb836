import { describe, expect, it } from 'vitest'
import { plainText, prose } from './prose.ts'

describe('prose', () => {
  it('joins the lines of a paragraph and tells headings, quotes and lists apart', () => {
    const text = prose('One\nline.\n\n## Part\n\n> Said.\n\n- first\n- second\n  half\n\n1. one')
    expect(plainText(text)).toBe('One line.\nPart\nSaid.\nfirst\nsecond half\none')
    expect(text.map((part) => (part._type === 'block' ? [part.style, part.listItem] : part._type))).toEqual([
      ['normal', undefined],
      ['h2', undefined],
      ['blockquote', undefined],
      ['normal', 'bullet'],
      ['normal', 'bullet'],
      ['normal', 'number'],
    ])
  })

  it('marks strong, emphasised and linked words', () => {
    const [part] = prose('A **bold** and *soft* [shop](screen:shop-v1).')
    expect(part).toMatchObject({
      children: [
        { text: 'A ', marks: [] },
        { text: 'bold', marks: ['strong'] },
        { text: ' and ', marks: [] },
        { text: 'soft', marks: ['em'] },
        { text: ' ', marks: [] },
        { text: 'shop', marks: ['link-screen-shop-v1-shop'] },
        { text: '.', marks: [] },
      ],
      markDefs: [
        {
          _key: 'link-screen-shop-v1-shop',
          _type: 'link',
          to: { _type: 'reference', _ref: 'screen-shop-v1' },
        },
      ],
    })
  })

  it('shows a picture between paragraphs', () => {
    expect(prose('![A white vase](portfolio/gallery-03.webp)')).toEqual([
      { _key: 'gallery-03', _type: 'picture', file: 'portfolio/gallery-03.webp', alt: 'A white vase' },
    ])
  })

  it('refuses two blocks with the same key', () => {
    expect(() => prose('Same.\n\nSame.')).toThrow('begin alike')
  })
})
