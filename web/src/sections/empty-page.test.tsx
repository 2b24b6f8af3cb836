import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { EmptyPage } from './empty-page'

it('has a heading and a link, although the page is empty', () => {
  const markup = renderToStaticMarkup(<EmptyPage title="Team Member" />)
  expect(markup).toMatch(/<h1[^>]*>Team Member<\/h1>/)
  expect(markup).toMatch(/<a[^>]*href="\/"/)
})
