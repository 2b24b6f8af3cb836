import { expect, test } from 'vitest'
import { UnreadAnswers } from './unread-answers.ts'

function answers(max: number, maxOfCaller: number) {
  const unread = new UnreadAnswers({ max, maxOfCaller })
  const cut: string[] = []
  const add = (caller: string, name: string, bytes: number) => {
    const hold = unread.add(caller, () => cut.push(name))
    hold.set(bytes)
    return hold
  }
  return { cut, add }
}

test('a caller beyond its limit loses its oldest answers, and others lose none', () => {
  const { cut, add } = answers(1000, 100)
  add('b', 'b1', 90)
  for (const name of ['a1', 'a2', 'a3', 'a4', 'a5']) add('a', name, 40)
  expect(cut).toEqual(['a1', 'a2', 'a3'])
})

test('what was read makes room again', () => {
  const { cut, add } = answers(1000, 100)
  for (let n = 0; n < 10; n += 1) add('a', `a${n}`, 60).release()
  const last = add('a', 'last', 60)
  last.release()
  last.release()
  last.set(60)
  add('a', 'next', 90)
  expect(cut).toEqual([])
})

test('when all hold too much, the caller who holds most is cut', () => {
  const { cut, add } = answers(100, 80)
  add('a', 'a1', 30)
  add('a', 'a2', 30)
  add('b', 'b1', 20)
  add('c', 'c1', 40)
  expect(cut).toEqual(['a1'])
})

test('an answer that grows can be the one that is cut, but not when it is the only one', () => {
  const { cut, add } = answers(1000, 100)
  const first = add('a', 'a1', 10)
  first.set(150)
  add('a', 'a2', 10)
  expect(cut).toEqual(['a1'])
})

test('of an answer that is counted as a result and again as text, the larger number counts', () => {
  const { cut, add } = answers(1000, 100)
  const first = add('a', 'a1', 60)
  first.set(5)
  add('a', 'a2', 50)
  expect(cut).toEqual(['a1'])
})
