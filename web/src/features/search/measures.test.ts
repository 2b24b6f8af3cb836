import { expect, it } from 'vitest'
import { gramsOf, withoutMeasures } from './measures'

it.each([
  ['400g', 400],
  ['a 400 g loaf', 400],
  ['1/2 lb of coffee', 226.8],
  ['2 lbs', 907.2],
  ['1.5kg', 1500],
  ['16 OZ', 453.6],
  ['1,000 g', 1000],
  ['1,000 grams', 1000],
  ['1,000 oz', 28350],
  ['2,000 lbs', 907200],
  ['1,250 kg', 1250],
  ['0,500 kg', 500],
  ['12,5 g', 12.5],
  ['400 gr', 400],
  ['1 1/2 lb', 680.4000000000001],
  ['80 gsm', undefined],
  ['KBB-02', undefined],
  ['10 in', undefined],
  ['', undefined],
])('reads the weight of “%s” as %s', (text, grams) => {
  expect(gramsOf(text)).toBe(grams)
})

it('leaves out numbers with their units', () => {
  expect(withoutMeasures('400 g loaf')).toBe('loaf')
  expect(withoutMeasures('400g')).toBe('')
  expect(withoutMeasures('400 grams loaf')).toBe('loaf')
})
