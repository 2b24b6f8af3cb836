import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { type HeaderName, Shell } from './shell'

vi.mock('./packaging-header', () => ({ PackagingHeader: () => 'packaging' }))
vi.mock('./template-header', () => ({ TemplateHeader: () => 'template' }))
vi.mock('./footer', () => ({ Footer: () => 'footer' }))
vi.mock('./skip-link-client', () => ({ SkipLink: () => 'skip' }))

const shown = (header: string) =>
  renderToStaticMarkup(
    <Shell header={header as HeaderName} search="" wishlist="" wishlistCount="" cart="" quote={() => ''}>
      page
    </Shell>,
  )

it.each([
  ['packaging', 'packaging'],
  ['template', 'template'],
  ['another name, written by API', 'packaging'],
  ['constructor', 'packaging'],
])('shows for the header “%s” that of %s', (header, expected) => {
  expect(shown(header)).toContain(`skip${expected}<main`)
})
