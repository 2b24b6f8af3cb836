import { expect, it } from 'vitest'
import { Brake } from './brake'

it('lets so many pass within the time, each key by itself, and then again', () => {
  let time = 0
  const brake = new Brake({ most: 2, within: 1000, now: () => time })
  const allow = (key: string, times: number) => Array.from({ length: times }, () => brake.allows(key))
  expect(allow('a', 3)).toEqual([true, true, false])
  expect(allow('b', 1)).toEqual([true])
  time = 999
  expect(allow('a', 1)).toEqual([false])
  time = 1000
  expect(allow('a', 3)).toEqual([true, true, false])
})

it('forgets the oldest keys when there are too many', () => {
  const brake = new Brake({ most: 1, within: 1000, now: () => 0 })
  expect([brake.allows('first'), brake.allows('first')]).toEqual([true, false])
  for (let key = 0; key < 10_000; key++) brake.allows(String(key))
  expect(brake.allows('first')).toBe(true)
  expect(brake.allows('9999')).toBe(false)
})
