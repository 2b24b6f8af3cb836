import { evaluate, parse } from 'groq-js'
import { expect, it } from 'vitest'
import { deletedQuery } from './deletion.ts'

it('lists records whose fields are no text without these fields', async () => {
  const fields = (value: unknown) => ({ title: value, typeTitle: value, deletedBy: value })
  const dataset = [{ a: 1 }, [{ _key: 'a' }], 'Bags'].map((value, place) => ({
    _id: `deleted.${place}`,
    _type: 'deletedDocument',
    ...fields(value),
  }))
  const found: unknown = await (await evaluate(parse(deletedQuery), { dataset })).get()
  expect(found).toEqual([
    expect.objectContaining(fields(null)),
    expect.objectContaining(fields(null)),
    expect.objectContaining(fields('Bags')),
  ])
})
