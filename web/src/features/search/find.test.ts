import { expect, it } from 'vitest'
import type { SearchEntry } from '@/content/search/types'
import { finder } from './find'

const entry = (kind: SearchEntry['kind'], title: string, text = ''): SearchEntry => ({
  kind,
  title,
  text,
  href: `/${title}`,
})
const find = finder([
  entry('post', 'How to read a paper label', 'Kraft or bleached, and what kraft means'),
  entry('category', 'Kraft Bags', 'Brown and white'),
  entry('product', 'Oak Dining Table', 'Table · TB_0003'),
])
const titles = (words: string) => find(words).map(({ title }) => title)

it('finds categories, products and posts while the word is still being typed, names first', () => {
  expect(titles('kra')).toEqual(['Kraft Bags', 'How to read a paper label'])
  expect(titles('dini')).toEqual(['Oak Dining Table'])
})

it('takes the singular for the plural, and puts what is sold before what is written', () => {
  const order = finder([
    entry('post', 'From Spruce to Paper Bag', 'A bag, and how a bag is made'),
    entry('category', 'Paper Bags'),
    entry('category', 'Paper Plates', 'Carried home in bags'),
  ])
  expect(order('bag').map(({ title }) => title)).toEqual([
    'Paper Bags',
    'From Spruce to Paper Bag',
    'Paper Plates',
  ])
  expect(order('bags')).toEqual(order('bag'))
})

it('finds an item by one of its article numbers, whole or begun', () => {
  const find = finder([
    entry('category', 'Kraft Bags'),
    { ...entry('category', 'SOS Bags'), skus: 'SOB-01 SOB-02' },
    { ...entry('category', 'White SOS Bags'), skus: 'SOW-01 SOW-02' },
  ])
  expect(find('SOB-02').map(({ title }) => title)).toEqual(['SOS Bags'])
  expect(find('sow').map(({ title }) => title)).toEqual(['White SOS Bags'])
})

it('forgives a slip, wants all words, and finds nothing for nothing', () => {
  expect(titles('dinning table')).toEqual(['Oak Dining Table'])
  expect(titles('kraft table')).toEqual([])
  expect(titles('  ')).toEqual([])
})
