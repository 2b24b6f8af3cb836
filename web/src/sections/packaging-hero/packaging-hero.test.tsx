import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { PackagingHero } from './packaging-hero'
import { link } from '../testing'

const section = {
  _key: 'hero',
  _type: 'packagingHero' as const,
  eyebrow: null,
  heading: 'Custom, Eco-Friendly Packaging',
  text: 'Bags and boxes.',
  picture: null,
  callToAction: link('Get A Quote', '/contact'),
  secondCallToAction: link('No address', null),
}

it('shows heading, text and the buttons that lead somewhere', () => {
  const markup = renderToStaticMarkup(<PackagingHero section={section} />)
  expect(markup.replace(/<[^>]+>/g, '')).toContain('Custom, Eco-Friendly Packaging')
  expect(markup).toMatch(/<h1[^>]*>/)
  expect(markup).toMatch(/<a[^>]*href="\/contact"[^>]*>Get A Quote<\/a>/)
  expect(markup).not.toContain('No address')
})
