import { expect, it } from 'vitest'
import { oneLine } from './one-line'

it('puts commas between lines, and leaves out empty ones', () => {
  expect(oneLine(' 1 Mill Lane \r\n\n  \n Oslo')).toBe('1 Mill Lane, Oslo')
  expect(oneLine('')).toBe('')
})

it('reads a million spaces, as a program can store', () => {
  const text = `a${' '.repeat(1_000_000)}b`
  expect(oneLine(text)).toBe(text)
})
