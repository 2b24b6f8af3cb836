import { expect, it } from 'vitest'
import { z } from 'zod'
import { quoteSchema } from '../quotes/request'
import { maxPadLength } from '../quotes/pad-rows'
import { emailField, optionalText, requiredLine, requiredText } from './fields'
import { returnedValues } from './returned-values'

const schema = z.object({
  name: requiredLine({ maxLength: 100, message: 'Please enter your name' }),
  email: emailField,
  subject: optionalText({ maxLength: 1000 }),
  message: requiredText({ maxLength: 5000, message: 'Please write a message' }),
  day: z.string().default(''),
})

it('returns what a visitor can type, line breaks and the largest order pad included', () => {
  const values = { name: 'Anna', email: 'anna@', message: 'm\r\n'.repeat(2500), day: '2026-11-23' }
  expect(returnedValues(values, schema)).toEqual(values)
  const request = { name: 'Anna', message: 'm'.repeat(5000), pad: 'p'.repeat(maxPadLength) }
  expect(returnedValues(request, quoteSchema)).toEqual(request)
})

it('returns a short value that is too long for its field, which a visitor can correct', () => {
  const values = { name: 'n'.repeat(150) }
  expect(returnedValues(values, schema)).toEqual(values)
})

it.each([
  ['markup', '<'],
  ['spaces, without which it is valid', ' '],
])('leaves out what is too long for its own field: %s', (_, text) => {
  const long = (length: number) => `a${text.repeat(length)}`
  const values = {
    name: long(400),
    email: long(400),
    subject: long(1000),
    message: long(5000),
    day: long(400),
  }
  expect(returnedValues({ ...values, message: 'Hello' }, schema)).toEqual({ message: 'Hello' })
  expect(returnedValues(values, schema)).toEqual({})
})

it('leaves out what is no field of the form', () => {
  expect(returnedValues({ name: 'Anna', constructor: 'x', other: 'x' }, schema)).toEqual({ name: 'Anna' })
})
