import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { JsonLd } from './json-ld'

const read = (markup: string) => JSON.parse(markup.replace(/^<script[^>]*>/, '').replace(/<\/script>$/, ''))

it('keeps any text inside the script element', () => {
  const name = '</script><script>alert(1)</script><!--'
  const markup = renderToStaticMarkup(<JsonLd data={{ '@type': 'Product', name }} />)
  expect(markup.match(/<\/?script/g)).toHaveLength(2)
  expect(markup).not.toContain('<!--')
  expect(read(markup)).toEqual({ '@context': 'https://schema.org', '@type': 'Product', name })
})

it('leaves out the hidden characters of a draft', () => {
  const mark = '\u200b\u200c\u200d\u200b'
  const markup = renderToStaticMarkup(<JsonLd data={{ name: `Bags${mark}` }} />)
  expect(read(markup)).toMatchObject({ name: 'Bags' })
})
