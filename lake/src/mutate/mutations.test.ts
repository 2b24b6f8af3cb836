import { expect, test } from 'vitest'
import { mutateBody } from './mutations.ts'

test('a document of very many fields is checked in the time of reading it', () => {
  const fields = Object.fromEntries(Array.from({ length: 330_000 }, (_, n) => [`f${n}`, 1]))
  const text = JSON.stringify({ mutations: [{ create: { _id: '-bad', _type: 'note', ...fields } }] })
  const started = performance.now()
  const body: unknown = JSON.parse(text)
  const read = performance.now()
  expect(mutateBody.safeParse(body).success).toBe(true)
  expect(performance.now() - read).toBeLessThan(read - started)
  expect(mutateBody.safeParse({ mutations: [{ create: [] }] }).success).toBe(false)
})
