import { expect, test, vi } from 'vitest'
import { sanityFetch } from '../lake/fetch'
import { navigation, siteSettings } from './site'

vi.mock('../lake/fetch', () => ({ sanityFetch: vi.fn<typeof sanityFetch>() }))

test('a menu has a few hundred links at most, also in lists', async () => {
  const link = { label: 'a', url: 'https://example.com' }
  const list = { kind: 'list', label: 'list', links: Array.from({ length: 100 }, () => link) }
  vi.mocked(sanityFetch).mockResolvedValue({
    items: [...Array.from({ length: 49 }, () => list), link],
  } as never)
  const { items } = await navigation('navigation-packaging')
  expect(items.map(({ kind }) => kind)).toEqual(['list', 'list', 'list'])
})

test('every page shows the beginning of a long text', async () => {
  const footer = { about: 'x'.repeat(50_000), newsletterText: 'short' }
  vi.mocked(sanityFetch).mockResolvedValue({ tagline: 'y'.repeat(50_000), footer } as never)
  const settings = await siteSettings()
  expect(settings.tagline).toBe('y'.repeat(2000))
  expect(settings.footer).toMatchObject({ about: 'x'.repeat(2000), newsletterText: 'short' })
})

test('every page shows at most a hundred contacts, however many are stored', async () => {
  const contacts = Array.from({ length: 20_000 }, (_, at) => ({
    name: 'Phone',
    kind: 'phone',
    value: `${at}`,
  }))
  vi.mocked(sanityFetch).mockResolvedValue({ contacts } as never)
  expect((await siteSettings()).contacts).toEqual(contacts.slice(0, 100))
})
