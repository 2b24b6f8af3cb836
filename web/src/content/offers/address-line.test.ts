import { expect, it } from 'vitest'
import { addressLine } from './address-line'

it('puts commas between lines, and leaves out empty ones', () => {
  expect(addressLine(' 1 Mill Lane \r\n\n  \n Oslo')).toBe('1 Mill Lane, Oslo')
  expect(addressLine('')).toBe('')
})

it('reads a million spaces, as a program can store', () => {
  const text = `a${' '.repeat(1_000_000)}b`
  expect(addressLine(text)).toBe(text)
})
