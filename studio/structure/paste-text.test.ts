// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { blocksOfPaste } from './paste-text.ts'

const paste = (data: Record<string, string>) => blocksOfPaste({ getData: (type) => data[type] ?? '' })
const textsOf = (pasted: ReturnType<typeof paste>) =>
  pasted?.blocks.map((block) =>
    (block as { children?: { text: string }[] }).children?.map(({ text }) => text).join(''),
  )

it('leaves to the editor what it reads well', () => {
  expect(paste({ 'text/plain': 'Two words\n\nand more' })).toBeUndefined()
  expect(paste({ 'application/x-portable-text': '[]', 'text/html': '<p>a</p>' })).toBeUndefined()
  expect(paste({ 'text/plain': '<p>a</p>', 'text/html': '<p>a</p>' })).toBeUndefined()
})

it('reads HTML, also beside large embedded pictures', () => {
  expect(textsOf(paste({ 'text/html': '<p>One <b>two</b></p><p>three</p>' }))).toEqual(['One two', 'three'])
  const picture = `<img src="data:image/png;base64,${'A'.repeat(3_000_000)}">`
  expect(textsOf(paste({ 'text/html': `<p>Before</p>${picture}<p>after</p>` }))).toContain('after')
})

it('takes the words alone of HTML that is too much to read', () => {
  const html = '<p>a</p>'.repeat(6000)
  expect(paste({ 'text/html': html, 'text/plain': 'a\n\nb' })).toMatchObject({ isPlain: true })
  expect(textsOf(paste({ 'text/html': html, 'text/plain': 'a\n\nb' }))).toEqual(['a', 'b'])
  expect(textsOf(paste({ 'text/html': html }))?.join('')).toBe('a'.repeat(6000))
})

it('makes blocks of plain text with many paragraphs, which the editor would insert one by one', () => {
  const text = Array.from({ length: 3000 }, (_, at) => `Line ${at}`)
  expect(textsOf(paste({ 'text/plain': text.join('\r\n\r\n') }))).toEqual(text)
  const long = 'words '.repeat(2000)
  expect(textsOf(paste({ 'text/plain': `${long}\n${long}` }))).toEqual([long, long])
})
