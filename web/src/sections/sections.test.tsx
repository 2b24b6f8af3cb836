import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { registry, Sections } from './registry'
import { loadedMarkupOf } from './testing'
import type { AnySection } from './types'

afterEach(() => vi.restoreAllMocks())

/** A section that an editor has just added: all its fields are empty. */
const draft = (kind: string) =>
  ({ _key: kind, _type: kind, heading: null, text: null, items: [] }) as unknown as AnySection

describe.each(Object.keys(registry))('the section %s', (kind) => {
  it('renders without an error while all its fields are empty', async () => {
    const log = vi.spyOn(console, 'error')
    const markup = await loadedMarkupOf(draft(kind))
    expect(log).not.toHaveBeenCalled()
    // React adds a script of its own to forms with an action.
    const words = markup.replaceAll(/<script>.*?<\/script>/gs, '')
    expect(words).not.toMatch(/undefined|null|NaN|\[object/)
  })
})

it('leaves out what is unknown or broken, and shows the rest', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const broken = { ...draft('statistics'), statistics: 7 } as unknown as AnySection
  const band = { _key: 'band', _type: 'pageBand', heading: 'About Us', text: null } as const
  const markup = renderToStaticMarkup(<Sections sections={[draft('notYetKnown'), broken, null, band]} />)
  expect(markup).toMatch(/<h1[^>]*>About Us<\/h1>/)
})

it('gives the first section of a page its h1, and the others an h2', () => {
  const message = { ...draft('message'), heading: 'Thank you' } as AnySection
  const headings = (sections: AnySection[]) =>
    renderToStaticMarkup(<Sections sections={sections} />).match(/<h[12]/g)
  expect(headings([message])).toEqual(['<h1'])
  expect(headings([message, { ...message, _key: 'second' }])).toEqual(['<h1', '<h2'])
})

it('shows a page of thousands of sections in part', () => {
  const message = { ...draft('message'), heading: 'Thank you' } as AnySection
  const sections = Array.from({ length: 5000 }, (_, index) => ({ ...message, _key: `section-${index}` }))
  const shown = renderToStaticMarkup(<Sections sections={sections} />).match(/<h[12]/g)
  expect(shown).toHaveLength(200)
})
