import { expect, it } from 'vitest'
import type { SearchEntry, Synonym } from '@/content/search/types'
import { finder } from './find'

const entry = (
  kind: SearchEntry['kind'],
  title: string,
  text = '',
  more: Partial<SearchEntry> = {},
): SearchEntry => ({
  kind,
  title,
  text,
  href: `/${title}`,
  ...more,
})
const over = (entries: SearchEntry[], synonyms: Synonym[] = []) => {
  const find = finder({ entries, synonyms })
  return (words: string) => find(words).map(({ title }) => title)
}
const titles = over([
  entry('post', 'How to read a paper label', 'Kraft or bleached, and what kraft means'),
  entry('category', 'Kraft Bags', 'Brown and white'),
  entry('category', 'Greaseproof Sheets', 'Keep fat inside'),
  entry('product', 'Oak Dining Table', 'Table · TB_0003'),
])

it('finds words while they are still being typed, names first', () => {
  expect(titles('kra')).toEqual(['Kraft Bags', 'How to read a paper label'])
  expect(titles('dini')).toEqual(['Oak Dining Table'])
})

it('searches the last word from its second letter on, and those before it as whole words', () => {
  expect(titles('kr')).toEqual(['Kraft Bags', 'How to read a paper label'])
  const find = over([entry('category', 'Oz Cups'), entry('category', 'Ozone Cups')])
  expect(find('cups oz')).toEqual(['Oz Cups', 'Ozone Cups'])
  expect(find('oz cups')).toEqual(['Oz Cups'])
})

it('searches for eight words at most, also when marks join them', () => {
  const words = 'one-two-three-four-five-six-seven-eight'
  const find = over([entry('category', `${words.replaceAll('-', ' ')} nine`)])
  expect([find(words).length, find(`${words}-nine`).length]).toEqual([1, 0])
  expect(find(`${words} nine-ten`)).toHaveLength(1)
})

it('takes other forms of a word for the same, and puts what is sold before what is written', () => {
  const find = over([
    entry('post', 'From Spruce to Paper Bag', 'A bag, and how a bag is made'),
    entry('category', 'Paper Bags'),
    entry('category', 'Paper Plates', 'Carried home in bags'),
    entry('page', 'Printing', 'We print what you send'),
  ])
  expect(find('bag')[0]).toBe('Paper Bags')
  expect(find('bags').toSorted()).toEqual(find('bag').toSorted())
  expect(find('printed')).toEqual(['Printing'])
})

it('finds an item by one of its article numbers, whole or begun, however it is written', () => {
  const find = over([
    entry('category', 'Kraft Bags'),
    entry('category', 'SOS Bags', '', { skus: 'SOB-01 SOB-02' }),
    entry('category', 'White SOS Bags', '', { skus: 'SOW-01 SOW-02' }),
    entry('product', 'Sofa', 'SF_0001', { skus: 'SF_0001' }),
    entry('category', 'Cups', '', { skus: 'CUP-8X2' }),
    entry('category', 'Small Cups', '', { skus: 'CUP-82' }),
  ])
  for (const number of ['SOB-02', 'sob-02', 'SOB02', 'sob-0']) expect(find(number)).toEqual(['SOS Bags'])
  expect(find('CUP-8X2')).toEqual(['Cups'])
  expect(find('sow')).toEqual(['White SOS Bags'])
  expect(find('sf_0001')).toEqual(['Sofa'])
  expect(find('SOB-77')).toEqual([])
})

it('shows the article whose number was asked for, also when its digits are in what another one holds', () => {
  const bags = entry('category', 'Bags', '', {
    skus: 'KBB-10 KBB-11',
    skuPrices: ['$10', '$11'],
    skuFills: ['12 in', '6 × 4 × 10 in'],
    skuRates: [10, 11],
  })
  for (const query of ['KBB-10', 'bags KBB-10', 'kbb10 bags'])
    expect(finder({ entries: [bags], synonyms: [] })(query)).toEqual([
      { ...bags, href: '/Bags#size-KBB-10', price: '$10' },
    ])
})

it('finds joined words written apart, and words apart written as one', () => {
  expect(titles('grease proof')).toEqual(['Greaseproof Sheets'])
  expect(titles('grease-proof sheet')).toEqual(['Greaseproof Sheets'])
  expect(titles('kraftbags')).toEqual(['Kraft Bags'])
})

it('forgives typing errors, two letters in each other’s place too, only when nothing else is found', () => {
  expect(titles('krfat')[0]).toBe('Kraft Bags')
  expect(titles('dinning tabel')).toEqual(['Oak Dining Table'])
  expect(titles('table')).toEqual(['Oak Dining Table'])
})

it('finds the words of a synonym, in any form, beside those of the query', () => {
  const find = over(
    [entry('question', 'What is the smallest order?'), entry('page', 'Doggy bags for all')],
    [
      { words: 'minimum', meaning: 'smallest' },
      { words: 'moq', meaning: 'the smallest order' },
    ],
  )
  expect(find('minimum orders')).toEqual(['What is the smallest order?'])
  expect(find('MOQ')).toEqual(['What is the smallest order?'])
  expect(find('doggy bag')).toEqual(['Doggy bags for all'])
})

it('finds a synonym that contains a word that says nothing, or that is typed with a hyphen', () => {
  const find = over(
    [entry('category', 'Folding Cartons'), entry('category', 'Fat-resistant Bags')],
    [
      { words: 'to go box', meaning: 'folding cartons' },
      { words: 'box for cakes', meaning: 'folding cartons' },
      { words: 'grease proof', meaning: 'fat-resistant' },
    ],
  )
  for (const query of ['to go box', 'to-go boxes', 'boxes for cakes'])
    expect([query, ...find(query)]).toEqual([query, 'Folding Cartons'])
  for (const query of ['grease proof bag', 'grease-proof bag'])
    expect([query, ...find(query)]).toEqual([query, 'Fat-resistant Bags'])
})

it('requires all words except stop words, and finds nothing for an empty query', () => {
  expect(titles('kraft table')).toEqual([])
  expect(titles('what is the kraft')).toEqual(titles('kraft'))
  for (const nothing of ['', '  ', '%%%', '–']) expect(titles(nothing)).toEqual([])
})

it('finds what is not shown', () => {
  expect(over([entry('category', 'V-bottom', '', { words: 'loaf baguette' })])('loaf')).toEqual(['V-bottom'])
})

it('in a shop of very many words, forgives two wrong letters in a short search, and one in each word of a longer one', () => {
  const letters = (number: number): string =>
    String.fromCharCode(97 + (number % 26)) + (number < 26 ? '' : letters(Math.floor(number / 26)))
  const words = Array.from({ length: 25_000 }, (_, at) => `zz${letters(at)}`).join(' ')
  const find = over([entry('category', 'Brown Kraft Bags'), entry('post', 'Words', words)])
  expect(find('krfat')[0]).toBe('Brown Kraft Bags')
  expect(find('brwon krfat bags')).toEqual([])
  expect(find('browm kraff bags')).toEqual(['Brown Kraft Bags'])
  expect(over([entry('category', 'Brown Kraft Bags')])('brwon krfat bags')).toEqual(['Brown Kraft Bags'])
})
