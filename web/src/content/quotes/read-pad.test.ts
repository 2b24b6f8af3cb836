import { expect, it } from 'vitest'
import { formOf } from '../forms/testing'
import { maxPadLength } from './pad-rows'
import { readPad } from './read-pad'

it('refuses a paste that is too long, and returns the other fields without it', async () => {
  const form = formOf({ name: 'Anna', intent: 'check', pad: 'x'.repeat(maxPadLength * 5) })
  expect(await readPad(form, 'a')).toEqual({
    status: 'failed',
    message: 'Please paste at most 200,000 characters at a time.',
    values: { name: 'Anna', intent: 'check' },
  })
})
