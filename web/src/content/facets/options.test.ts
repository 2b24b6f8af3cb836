import { expect, it } from 'vitest'
import { toOptions } from './options'

it('keeps the order and the first label of each option', () => {
  expect(toOptions(['Art & Paint', 'Lamp', 'art paint', '—', ''])).toEqual([
    { key: 'art-paint', label: 'Art & Paint' },
    { key: 'lamp', label: 'Lamp' },
  ])
})

it('has as many options as a page can show, and of a long label the beginning', () => {
  const labels = Array.from({ length: 20_000 }, (_, at) => `Brand ${at} ${'x'.repeat(3000)}`)
  const options = toOptions(labels)
  expect(options).toHaveLength(100)
  expect(JSON.stringify(options).length).toBeLessThan(30_000)
})
