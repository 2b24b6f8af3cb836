import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { OrderView } from '@/content/orders/view'
import { OrderPaymentConfirmation } from './payment-confirmation'

const words = {
  href: '/payment-confirmation',
  heading: 'Payment Confirmation',
  seoTitle: 'Payment Confirmation',
}
const link = { id: '0f8fad5b-d9cb-469f-a165-70867728950e', token: 'a'.repeat(32) }
const order = {
  number: 'PH-1',
  date: '2026-11-23T10:00:00Z',
  customer: { name: 'Ada', address: '', email: 'ada@example.com', phone: '' },
  total: 8500,
} as OrderView

/** The heading of the page for an order in a state. */
const headingOf = (name: 'Pending' | 'Cancel') => {
  const page = <OrderPaymentConfirmation words={words} order={{ ...order, state: { name } }} link={link} />
  return /<h1[^>]*>(.*?)<\/h1>/.exec(renderToStaticMarkup(page))?.[1]
}

it('confirms no payment of an order that was cancelled', () => {
  expect(headingOf('Pending')).toBe('Payment Confirmation')
  expect(headingOf('Cancel')).toBe('Your order was cancelled')
})
