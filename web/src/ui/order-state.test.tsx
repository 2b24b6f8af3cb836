import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { OrderState } from './order-state'

const textOf = (state: React.ComponentProps<typeof OrderState>) =>
  renderToStaticMarkup(<OrderState {...state} />).replaceAll(/<[^>]+>/g, '')

it.each([
  ['Pending', '2026-11-23', 'Pending'],
  ['Completed', '2026-11-23', 'Completed since 23rd Nov 2026'],
  ['Cancel', '2026-11-23', 'Cancelled since 23rd Nov 2026'],
  ['Cancel', undefined, 'Cancelled'],
] as const)('reads as a sentence: %s, %s', (name, date, text) => {
  expect(textOf({ name, date })).toBe(text)
})
