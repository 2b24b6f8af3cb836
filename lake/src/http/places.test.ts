import { expect, test } from 'vitest'
import { Places } from './places.ts'

test('a caller gets its part, all together get every place, and a place is given back once', () => {
  const places = new Places(3, 2)
  const [first] = [places.take('a'), places.take('a')]
  expect(places.take('a')).toBeUndefined()
  expect(places.take('b')).toBeDefined()
  expect(places.take('c')).toBeUndefined()
  first?.()
  first?.()
  expect(places.take('c')).toBeDefined()
  expect(places.take('d')).toBeUndefined()
})

test('when all are taken, a caller with fewer places gets the oldest one of the caller with most', () => {
  const places = new Places(4, 3)
  const ended: string[] = []
  const take = (caller: string, name: string) => places.take(caller, () => ended.push(name))
  const [, second] = [take('a', 'a1'), take('a', 'a2'), take('a', 'a3'), take('b', 'b1')]
  expect(take('c', 'c1')).toBeDefined()
  expect(ended).toEqual(['a1'])
  second?.()
  expect(take('c', 'c2')).toBeDefined()
  // one more than the others is not clearly more
  expect(take('a', 'a4')).toBeUndefined()
  expect(take('b', 'b2')).toBeUndefined()
  expect(take('d', 'd1')).toBeDefined()
  expect(ended).toEqual(['a1', 'c1'])
})

test('made-up names leave a place for each other caller', () => {
  const places = new Places(100, 50)
  const take = (caller: string) => places.take(caller, () => undefined)
  for (let n = 0; n < 100; n += 1) take(`made-up-${n % 20}`)
  const own = Array.from({ length: 10 }, () => take('honest')).filter(Boolean)
  expect(own).toHaveLength(4)
})

test('a place that cannot be given up is kept', () => {
  const places = new Places(2, 2)
  places.take('a')
  places.take('a')
  expect(places.take('b')).toBeUndefined()
})
