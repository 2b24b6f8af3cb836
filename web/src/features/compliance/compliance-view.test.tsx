import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { itemsOfPage, toCompliance } from '@/content/compliance/compliance'
import type { ScreenWords } from '@/content/site/screen-words'
import { ComplianceView } from './compliance-view'

vi.mock('@/content/lake/derived', () => ({ fetchDerived: vi.fn<() => unknown>() }))

const certificate = {
  _id: 'dry-food',
  title: 'Paper for dry food',
  number: 'DC-1',
  issuer: null,
  standard: null,
  summary: null,
  validFrom: null,
  validUntil: '2029-08-31',
}
const words = { heading: 'Certificates' } as ScreenWords

/** The page of a shop with so many items, all of them with the same certificate. */
function markupOf(count: number, page: number): string {
  const slugs = Array.from({ length: count }, (_, at) => `item-${String(at).padStart(4, '0')}`)
  const { certificates, items } = toCompliance({
    certificates: [certificate],
    items: slugs.map((slug) => ({ name: slug, slug, skus: ['A-01'], certificates: ['dry-food'] })),
  })
  return renderToStaticMarkup(
    <ComplianceView certificates={certificates} items={itemsOfPage(items, page)} words={words} />,
  )
}
const rowsOf = (markup: string) => markup.split('<tr').length - 2

it('shows a small shop on one page', () => {
  const markup = markupOf(12, 1)
  expect(rowsOf(markup)).toBe(12)
  for (const text of ['aria-label="Pages"', 'Products 1 to', 'more product'])
    expect(markup).not.toContain(text)
})

it('shows a part of a large shop, says which, and links to the others', () => {
  const markup = markupOf(6000, 1)
  expect(rowsOf(markup)).toBe(240)
  expect(markup).toContain('Products 1 to 240 of 6,000, by name')
  expect(markup).toContain('and 5,900 more products')
  expect(markup).toContain('href="/compliance?page=25#by-product"')
  expect(markup.length).toBeLessThan(250_000)
})

it('links from a further page to the certificates on the first', () => {
  const markup = markupOf(6000, 25)
  expect(markup).toContain('Products 5,761 to 6,000 of 6,000, by name')
  expect(markup).toContain('href="/compliance#dry-food"')
  expect(markup).not.toContain('<article')
})
