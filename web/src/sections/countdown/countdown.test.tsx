import { expect, it } from 'vitest'
import { loadedMarkupOf, wordsOf } from '../testing'

it('shows clock and theme switch', async () => {
  const markup = await loadedMarkupOf({
    _type: 'countdown',
    heading: 'Opening Soon',
    date: '2025-09-13T00:00:00Z',
    buttonLabel: 'Subscribe',
  })
  expect(wordsOf(markup)).toContain('00')
  expect(markup).toMatch(/<h1[^>]*>Opening Soon/)
  expect(markup).toContain('Dark mode')
})
