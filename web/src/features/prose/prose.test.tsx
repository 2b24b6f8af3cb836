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

it('leaves out what comes after the longest text', () => {
  const body = Array.from({ length: 20_000 }, (_, index) => item(1 + (index % 9), `line ${index}.`))
  const html = renderToStaticMarkup(<Prose body={body} />)
  expect(html).toContain('line 999.')
  expect(html).not.toContain('line 1000.')
})
