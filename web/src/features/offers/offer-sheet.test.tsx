import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { OfferView, QuoteView } from '@/content/offers/view'
import { OfferSheet } from './offer-sheet'

const line = {
  key: 'a',
  name: 'Kraft Bags',
  size: '5 × 3 × 10 in',
  sku: 'KBB-01',
  unit: 'case' as const,
  quantity: 24,
  unitPrice: 1720,
  total: 41_280,
}
const offer = {
  lines: [line],
  subtotal: 41_280,
  delivery: 2500,
  tax: 0,
  taxName: 'VAT',
  isTaxIncluded: true,
  total: 43_780,
  sentAt: '2026-11-02T10:00:00Z',
  validUntil: '2026-12-12',
} as OfferView
const quote = {
  number: 'Q-1',
  shop: { name: 'Shop', address: '12 Mill Road, Unit 5', email: 'shop@example.com', phone: '' },
  buyer: { name: 'Ada', email: 'ada@example.com' },
} as QuoteView

it('keeps a size and an address in their order where text runs from right to left', () => {
  const markup = renderToStaticMarkup(<OfferSheet quote={quote} offer={offer} />)
  expect(markup).toContain('<bdi>5 × 3 × 10 in, KBB-01</bdi>')
  expect(markup).toContain('<bdi>12 Mill Road, Unit 5</bdi>')
})

it('names units as the item does', () => {
  const units = [{ key: 'case', singular: 'box', plural: 'boxes' }]
  const markup = renderToStaticMarkup(
    <OfferSheet quote={quote} offer={{ ...offer, lines: [{ ...line, units }] }} />,
  )
  expect(markup).toContain('24 boxes at $17.20 per box')
})

it('names the unit of each quantity, for phones together with the price', () => {
  const sheets = {
    ...line,
    key: 'b',
    name: 'Sheets',
    unit: 'piece' as const,
    quantity: 12_000,
    unitPrice: 380,
    per: 100,
  }
  const lines = [line, { ...sheets, total: 45_600 }] as OfferView['lines']
  const markup = renderToStaticMarkup(<OfferSheet quote={quote} offer={{ ...offer, lines }} />)
  expect(markup).toContain('24 cases at $17.20 per case')
  expect(markup).toContain('12,000 pieces at $3.80 per 100')
  expect(markup).toMatch(/<td[^>]*>24 cases<\/td><td[^>]*>\$17\.20<\/td>/)
})
