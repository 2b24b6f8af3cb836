import { expect, test } from 'vitest'
import { money, moneyWithCents } from './money'

const intl = (digits: number) =>
  new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })

test('amounts read as Intl writes them', () => {
  for (const amount of [
    0,
    5,
    19.5,
    870,
    999.99,
    1000,
    1234.56,
    12_345,
    1_234_567.89,
    0.1 + 0.2,
    -5,
    -1234.5,
  ]) {
    expect(moneyWithCents(amount)).toBe(intl(2).format(amount))
    expect(money(amount)).toBe(intl(Number.isInteger(amount) ? 0 : 2).format(amount))
  }
})
