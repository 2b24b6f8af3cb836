import { expect, it } from 'vitest'
import { oneLine } from './one-line'

it('replaces line breaks and control characters by a space', () => {
  expect(oneLine('Ada\r\nBcc: x\u2028y\u0000z')).toBe('Ada Bcc: x y z')
})

it('leaves out what turns the direction of the text after it, and keeps what joins letters', () => {
  expect(oneLine('Ada\u202Egnp.exe \u2066x\u2069')).toBe('Adagnp.exe x')
  expect(oneLine('می\u200Cخواهم')).toBe('می\u200Cخواهم')
})
