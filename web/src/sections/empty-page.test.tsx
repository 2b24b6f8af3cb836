import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { EmptyPage } from './empty-page'

it('has a heading and a way on, although nothing stands in the page', () => {
  const markup = renderToStaticMarkup(<EmptyPage title="Team Member" />)
  expect(markup).toMatch(/<h1[^>]*>Team Member<\/h1>/)
  expect(markup).toMatch(/<a[^>]*href="\/"/)
})
