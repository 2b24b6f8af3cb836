import { expect, it } from 'vitest'
import { link, linksOf, markupOf } from '../testing'

it('shows a message and its link', () => {
  const markup = markupOf('message', {
    icon: 'done',
    heading: 'Thank you',
    callToAction: link('Home', '/'),
    link: link('Shop', '/shop-v1'),
  })
  expect(linksOf(markup)).toEqual(['/', '/shop-v1'])
  expect(markup).toMatch(/<h1[^>]*>Thank you/)
})
