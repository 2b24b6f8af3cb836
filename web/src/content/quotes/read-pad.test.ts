import { expect, it, vi } from 'vitest'
import { formOf } from '../forms/testing'
import { maxPadLength } from './pad-rows'
import { readPad } from './read-pad'

vi.mock('./items', () => ({ quoteItems: () => Promise.resolve([]) }))

it('refuses a paste that is too long, and returns the other fields without it', async () => {
  const form = formOf({ name: 'Anna', intent: 'check', pad: 'x'.repeat(maxPadLength * 5) })
  expect(await readPad(form, 'a')).toEqual({
    status: 'failed',
    message: 'Please paste at most 200,000 characters at a time.',
    values: { name: 'Anna' },
  })
})

it('returns the pad, and of the other fields no value that is longer than its field takes', async () => {
  const pad = '<'.repeat(maxPadLength)
  const form = formOf({ name: '<'.repeat(1000), message: '<'.repeat(5001), other: '<'.repeat(100), pad })
  const { values } = await readPad(form, 'a')
  expect(values).toEqual({ pad })
})
