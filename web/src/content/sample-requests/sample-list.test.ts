import { expect, it } from 'vitest'
import { itemOf } from '../items/testing'
import { chooseSamples } from './offered-samples'
import { countText, parseSamples, withSample } from './sample-list'
import type { ChosenSample } from './types'

const sample = (sku: string, slug = sku, max = 5): ChosenSample => ({
  sku,
  slug,
  name: `Item ${slug}`,
  size: 'one',
  max,
})
const five = ['A', 'B', 'C', 'D', 'E'].map((sku) => sample(sku))

it('accepts five samples, refuses the sixth, and keeps one that is added twice once', () => {
  expect(withSample(five.slice(0, 4), five[4]!).list).toEqual(five)
  expect(withSample(five, sample('F')).problem).toMatch(/at most 5 samples/)
  expect(withSample(five, sample('A')).list).toEqual(five)
})

it('refuses more sizes of an item than the item allows', () => {
  const one = sample('A-1', 'a', 1)
  expect(withSample([one], sample('A-2', 'a', 1)).problem).toBe(
    'We send at most 1 size of Item a in one request.',
  )
  expect(withSample([one], sample('B-1', 'b', 1)).list).toHaveLength(2)
})

it('says how many are left', () => {
  expect([0, 2, 5].map(countText)).toEqual([
    '0 of 5 chosen, 5 left',
    '2 of 5 chosen, 3 left',
    '5 of 5 chosen, none left',
  ])
})

it('chooses by the article numbers of an address, and reports what cannot be added', () => {
  const items = [
    itemOf(
      'a',
      [
        { sku: 'A-1', size: 'small' },
        { sku: 'A-2', size: 'large' },
      ],
      { samples: 1 },
    ),
    itemOf('b', [{ sku: 'B-1', size: 'one' }], { samples: 0 }),
  ]
  const { samples, problems } = chooseSamples(items, ['a-1', 'A-2', 'B-1', 'X'])
  expect(samples.map(({ sku }) => sku)).toEqual(['A-1'])
  expect(problems).toEqual([
    'A-2 was left out. We send at most 1 size of Item a in one request.',
    'We do not send samples of Item b. Write to us and we will find a way.',
    'We have no article X in our catalogue.',
  ])
})

it.each([
  ['no list', { 0: five[0] }, undefined],
  ['more than fit', [...five, sample('F')], five],
  ['one twice', [five[0], five[0]], [five[0]]],
  ['a sample without a size', [{ ...five[0], size: '' }, five[1]], [five[1]]],
  ['a sample of nothing', [null, five[1]], [five[1]]],
])('reads a stored list with %s', (_, stored, samples) => {
  expect(parseSamples(stored)?.map(({ sku }) => sku)).toEqual(samples?.map((each) => each?.sku))
})

it('does not take a picture of another host', () => {
  expect(parseSamples([{ ...five[0], pictureSrc: 'https://evil.example/x.png' }])?.[0]?.pictureSrc).toBe(
    undefined,
  )
})
