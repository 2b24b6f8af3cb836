import { expect, it, vi } from 'vitest'

vi.mock('@/content/lake/fetch', () => ({}))
const { routeOf } = await import('./page')

it('takes “index” for the home page, as the page cache of Next.js does', () => {
  expect(routeOf({})).toBe('/')
  expect(routeOf({ route: ['index'] })).toBe('/')
  expect(routeOf({ route: ['about', 'index'] })).toBe('/about/index')
})
