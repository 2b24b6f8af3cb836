import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { proseMarkdown } from '@/content/markdown/prose'
import { Prose } from './prose'

const item = (level: number, text: string) => ({
  _key: text,
  _type: 'block',
  style: 'normal',
  listItem: 'bullet',
  level,
  markDefs: [],
  children: [{ _key: 'a', _type: 'span', marks: [], text }],
})

it('shows a list item whatever its level is', () => {
  const body = [item(1, 'first'), item(2, 'second'), item(1e7, 'deep'), item(-3, 'last'), item(0.5, 'half')]
  const html = renderToStaticMarkup(<Prose body={body} />)
  for (const text of ['first', 'second', 'deep', 'last', 'half']) expect(html).toContain(text)
  expect(html.split('<ul').length).toBeLessThan(20)
  expect(proseMarkdown(body, 'https://shop.example').length).toBeLessThan(200)
})

it.each(['constructor', '__proto__', 'toString', 'hasOwnProperty'])('keeps the text of a %s', (name) => {
  const text = { ...item(1, 'named'), level: undefined }
  const [span] = text.children
  const body = [
    { ...text, _key: 'a', style: name, listItem: undefined },
    { ...text, _key: 'b', listItem: name },
    { ...text, _key: 'c', children: [{ ...span, marks: [name] }] },
    { ...text, _key: 'd', markDefs: [{ _key: 'm', _type: name }], children: [{ ...span, marks: ['m'] }] },
    { ...text, _key: 'e', children: [span, { _key: 'n', _type: name }] },
    { _key: 'f', _type: name },
  ]
  expect(renderToStaticMarkup(<Prose body={body} />).split('named')).toHaveLength(6)
  expect(proseMarkdown(body, 'https://shop.example').split('named')).toHaveLength(6)
  expect(proseMarkdown(body, 'https://shop.example')).not.toContain('native code')
})

it('leaves out what has the wrong shape', () => {
  const text = item(1, 'good')
  const body = [
    { ...text, _key: 'a', children: 'no list' },
    { ...text, _key: 'b', children: [{ ...text.children[0], marks: 'strong' }], markDefs: 'none' },
  ]
  expect(renderToStaticMarkup(<Prose body={body} />).split('good')).toHaveLength(2)
})

it('leaves out what comes after the longest text', () => {
  const body = Array.from({ length: 20_000 }, (_, index) => item(1 + (index % 9), `line ${index}.`))
  const html = renderToStaticMarkup(<Prose body={body} />)
  expect(html).toContain('line 999.')
  expect(html).not.toContain('line 1000.')
})
