import { expect, it } from 'vitest'
import { isEmail } from './email'

it.each(['a@b.co', 'first.last@sub.example.com', 'a-b_c@x-y.photography'])('accepts %s', (text) => {
  expect(isEmail(text)).toBe(true)
})

it.each(['', 'a', 'a@b', 'a@b.c', '@b.co', 'a b@c.de', 'a@b..co', `a@b.${'c'.repeat(64)}`, 'a@b.co '])(
  'refuses %j',
  (text) => {
    expect(isEmail(text)).toBe(false)
  },
)
