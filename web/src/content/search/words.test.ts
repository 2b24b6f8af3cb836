import { expect, it } from 'vitest'
import { contentWords, uniqueWords, wordsOf } from './words'

it('splits a text into words without case, accents and marks', () => {
  expect(wordsOf('Café “Œuvre”: 6 × 4 in, SOS-bags\u200B\u2060!')).toEqual([
    'cafe',
    'œuvre',
    '6',
    '4',
    'in',
    'sos',
    'bags',
  ])
})

it('leaves out words that say nothing, unless there are no others', () => {
  expect(contentWords('What is the smallest order?')).toEqual(['smallest', 'order'])
  expect(contentWords('what is it')).toEqual(['what', 'is', 'it'])
})

it('keeps each word once, within the length, and none that is known', () => {
  expect(uniqueWords('Paper bag and paper plate for a bag', 100)).toBe('paper bag plate')
  expect(uniqueWords('Paper bag and paper plate', 9)).toBe('paper')
  expect(uniqueWords('Paper bag and plate', 100, 'A bag')).toBe('paper plate')
})

it('takes no longer for many marks in a row', () => {
  const started = performance.now()
  expect(wordsOf(`caf${'e\u0301'}${'\u0301'.repeat(60_000)}${'\u0316'.repeat(60_000)}`)).toEqual(['cafe'])
  expect(performance.now() - started).toBeLessThan(1000)
})
