import { evaluate, parse } from 'groq-js'
import type { SanityClient } from 'sanity'
import { expect, it } from 'vitest'
import { nextNumber } from './number.ts'

/** The next number of a type in a dataset where documents of it have these numbers. */
async function after(...numbers: unknown[]) {
  const dataset = numbers.map((number, place) => ({ _id: `${place}`, _type: 'post', number }))
  const client = {
    withConfig: () => client,
    fetch: async (query: string, params: Record<string, unknown>) =>
      (await evaluate(parse(query, { params }), { dataset, params })).get(),
  }
  return nextNumber('post')(undefined, { getClient: () => client as unknown as SanityClient })
}

it('is one more than the highest', async () => {
  expect(await after()).toBe(1)
  expect(await after(2, 12, 3)).toBe(13)
  // a blog may number its posts by their dates
  expect(await after(2, 20_260_115)).toBe(20_260_116)
})

it('counts no number of another type, and none that cannot be counted on', async () => {
  expect(await after(2, 'junk', { a: 1 }, [9], null, true, 1e308)).toBe(3)
})
