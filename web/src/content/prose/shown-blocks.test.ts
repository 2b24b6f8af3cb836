import { expect, test } from 'vitest'
import { shownBlocks } from './shown-blocks'

test('a text of very many parts is cut', () => {
  const children = Array.from({ length: 99 }, () => ({ _type: 'span', text: 'x' }))
  const block = { _type: 'block', children }
  expect(shownBlocks(Array.from({ length: 500 }, () => block))).toHaveLength(50)
  const marked = {
    _type: 'block',
    children: [{ _type: 'span', text: 'x', marks: Array.from({ length: 998 }, () => 'em') }],
  }
  expect(shownBlocks(Array.from({ length: 500 }, () => marked))).toHaveLength(5)
  expect(shownBlocks(Array.from({ length: 1200 }, () => ({ _type: 'block' })))).toHaveLength(1000)
})
