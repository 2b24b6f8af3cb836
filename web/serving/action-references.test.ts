import { expect, it } from 'vitest'
import { hasTooManyReferences } from './action-references'

it.each([
  ['"$R1",', true],
  [String.raw`"\u0024R1",`, true],
  ['\r\nContent-Disposition: form-data\r\nContent-Type: text/plain;\r\n charset=utf-16le', true],
  ['\r\nContent-Disposition: form-data\r\nContent-Type: text/plain; charset=UTF-8', false],
  ['\r\nContent-Disposition: form-data\r\n Content-Transfer-Encoding : base64', true],
  // The content of a file is not a header.
  ['\r\nContent-Type: text/html; charset=windows-1252\r\n\r\n', false],
  ['\r\nContent-Transfer-Encoding: base64\r\n\r\n', false],
  ['1,', false],
  ['"R1",', false],
])('finds thousands of references for React, and encodings that hide them: %s', (part, expected) => {
  expect(hasTooManyReferences(Buffer.from(`[${part.repeat(20_000)}1]`))).toBe(expected)
})
