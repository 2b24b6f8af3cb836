import { expect, it } from 'vitest'
import { nextNumber, replyId } from './reply'

it('numbers a message after the highest, also when one was deleted', () => {
  const [first, second] = [1, 2].map((number) => replyId('uuid', 'answer', number))
  const others = [replyId('uuid', 'message', 7), replyId('uuid', 'notice', 'order')]
  expect(nextNumber([], 'answer')).toBe(1)
  expect(nextNumber([first!, second!, ...others], 'answer')).toBe(3)
  expect(nextNumber([second!, ...others], 'answer')).toBe(3)
  // The email about the second one was sent, and would not be sent again.
  expect(nextNumber([first!, replyId('uuid', 'notice', 'answer-2')], 'answer')).toBe(3)
})
