import { expect, it } from 'vitest'
import { mailboxOf } from './mailbox'

it('knows the spellings of one mailbox', () => {
  const spellings = ['jo.doe@gmail.com', 'JoDoe+shop@gmail.com', 'j.o.d.o.e@googlemail.com']
  expect(new Set(spellings.map(mailboxOf))).toEqual(new Set(['jodoe@gmail.com']))
  expect(mailboxOf('jo@my.googlemail.com')).toBe('jo@my.googlemail.com')
})
