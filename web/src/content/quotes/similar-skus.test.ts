import { expect, it } from 'vitest'
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
