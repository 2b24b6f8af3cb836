import { expect, it, onTestFinished, vi } from 'vitest'
import { indexSkus, similarSkus } from './similar-skus'

it('finds what is written without signs, or with a letter too few', () => {
  const index = indexSkus(['KB-100', 'KB-200', 'PL-9'])
  expect(similarSkus('kb 100', index, 0)).toEqual(['KB-100'])
  expect(similarSkus('KB-10', index)[0]).toBe('KB-100')
})

it('keeps few of the numbers that differ in signs only, of which there can be very many', () => {
  const signs = Array.from({ length: 40_000 }, (_, at) => `A${'-'.repeat(at % 200)}${'.'.repeat(at / 200)}`)
  const index = indexSkus(['', '-', ...signs])
  expect([...index.keys()]).toEqual(['A'])
  expect(index.get('A')).toEqual(['A', 'A-', 'A--'])
})

it('compares few of the numbers that lie near to one, of which there can be very many', () => {
  const base = 'Z1'.repeat(5)
  const replaced = (text: string, at: number, letter: string) =>
    `${text.slice(0, at)}${letter}${text.slice(at + 1)}`
  const near = Array.from({ length: 4000 }, (_, n) =>
    replaced(
      replaced(base, n % 9, String.fromCodePoint(65 + (n % 20))),
      9,
      String.fromCodePoint(65 + Math.floor(n / 180)),
    ),
  )
  const index = indexSkus([replaced(base, 7, 'X'), ...near])
  const compared = vi.spyOn(Math, 'min')
  onTestFinished(() => compared.mockRestore())
  expect(similarSkus(base, index)[0]).toBe(replaced(base, 7, 'X'))
  expect(compared.mock.calls.length).toBeLessThan(2 * 500 * 10 * 10)
})

it('indexes only numbers that the Studio takes: of tens of thousands of letters, each would be compared with all before', () => {
  const letters = Array.from({ length: 20_000 }, (_, n) => String.fromCodePoint(0x4e00 + n))
  expect([...indexSkus([...letters, 'KB-1', 'A'.repeat(41)]).keys()]).toEqual(['KB1'])
})
