import { expect, test } from 'vitest'
import { printable, printableValue } from './printable.ts'

test('text keeps its lines and letters, and loses what a terminal would run', () => {
  expect(printable('Größe\t1\n\u001b[2J\u009b2J\r\u202e')).toBe('Größe\t1\n\ufffd[2J\ufffd2J\ufffd\ufffd')
})

test('a value has one line', () => {
  expect(printableValue('a\r\nb\u2028c\u001b')).toBe('a b c\ufffd')
})
