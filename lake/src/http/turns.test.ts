import { expect, test } from 'vitest'
import { rest } from './turns.ts'

test('accounts continue in turn, however many queries of one wait', async () => {
  const continued: string[] = []
  const query = (name: string, account: string) => rest({ account }).then(() => continued.push(name))
  await Promise.all([
    ...['a1', 'a2', 'a3', 'a4'].map((name) => query(name, 'a')),
    query('b1', 'b'),
    query('c1', 'c'),
    query('b2', 'b'),
  ])
  expect(continued).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4'])
})

test('while accounts wait, visitors have each eighth turn', async () => {
  const continued: string[] = []
  await Promise.all(
    Array.from({ length: 24 }, (_, n) => {
      const isVisitor = n < 12
      return rest({ isVisitor }).then(() => continued.push(isVisitor ? 'visitor' : 'account'))
    }),
  )
  expect(continued.slice(0, 8).filter((each) => each === 'visitor')).toHaveLength(1)
  expect(continued).toHaveLength(24)
})
