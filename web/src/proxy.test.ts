import { NextRequest } from 'next/server'
import { expect, it } from 'vitest'
import { proxy } from './proxy'

const answerTo = (path: string) => proxy(new NextRequest(`http://localhost${path}`))

it.each(['/%E0%A4%A', '/%FF', '/a/%', '/nope%0a', '/x%0d%0aX:1'])('answers %s 400', (path) => {
  expect(answerTo(path).status).toBe(400)
})

it.each(['/a%20b', '/%C3%BC'])('lets %s pass', (path) => {
  expect(answerTo(path).headers.get('x-middleware-next')).toBe('1')
})
