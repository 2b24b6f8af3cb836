import { expect, test } from 'vitest'
import { anonymousParameters } from './anonymous.ts'

const limited = (search: string) => anonymousParameters(new URLSearchParams(search)).toString()

test.each([
  ['w=100', 'fit=max&w=160'],
  ['w=320', 'fit=max&w=320'],
  ['w=321&dpr=2', 'fit=max&w=960'],
  ['w=99999', 'fit=max&w=1920'],
  ['fm=avif', 'fit=max&fm=avif&w=1920'],
  ['w=500&auto=format&q=100&fit=fill', 'fit=max&auto=format&w=640'],
])('%s becomes %s', (search, expected) => {
  expect(limited(search)).toBe(expected)
})

test('the original stays the original', () => {
  expect(limited('')).toBe('fit=max')
  expect(limited('dl=')).toBe('fit=max&dl=')
})

test.each(['w=100&h=101', 'rect=0,0,10,10', 'blur=7', 'w=10&fp-x=0.123', 'bg=123456', 'x=1'])(
  '%s needs a token or a login',
  (search) => {
    expect(() => limited(search)).toThrow('needs a token or a login')
  },
)

test('there are few variants for any request', () => {
  const variants = new Set(Array.from({ length: 5000 }, (_, at) => limited(`w=${at + 1}&q=${at % 100}`)))
  expect(variants.size).toBe(7)
})

test.each(['w=x', 'w=0', 'w=-4', 'dpr=x'])('%s is refused', (search) => {
  expect(() => limited(search.includes('w=') ? search : `${search}&w=1`)).toThrow('numbers above 0')
})
