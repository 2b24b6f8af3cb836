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
