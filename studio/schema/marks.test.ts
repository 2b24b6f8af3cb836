import type { ObjectSchemaType, SchemaType } from 'sanity'
import { describe, expect, it } from 'vitest'
import { schema, validate } from '../testing/schema.ts'
import { schemaTypes } from './index.ts'

const documents = schemaTypes
  .filter(({ type, name }) => type === 'document' && name !== 'deletedDocument')
  .map(({ name }) => name)

const fieldAt = (type: string, name: string | undefined): SchemaType | undefined =>
  (schema.get(type) as ObjectSchemaType).fields.find((field) => field.name === name)?.type

/** Nothing in it but what an editor may have switched on by accident. */
const empty = (type: string) => ({ _id: 'drafts.empty', _type: type })

describe('what keeps a document from being published', () => {
  it.each(documents)('is marked at a field that the form of %s shows', async (type) => {
    const errors = (await validate(empty(type))).filter(({ level }) => level === 'error')
    const unmarked = errors.filter(({ path }) => {
      const field = fieldAt(type, path.split('.')[0])
      return !field || field.hidden === true
    })
    expect(unmarked).toEqual([])
    for (const { message } of errors) expect(message).not.toBe('')
  })

  it.each(['category', 'subCategory', 'product', 'post', 'page', 'author', 'redirect'])(
    'is something, in an empty document of the type %s',
    async (type) => {
      const errors = (await validate(empty(type))).filter(({ level }) => level === 'error')
      expect(errors.length).toBeGreaterThan(0)
    },
  )

  it.each(schemaTypes.map(({ name }) => name))('never depends on Enter: %s has no tag field', (name) => {
    const tagFields = ((schema.get(name) as ObjectSchemaType).fields ?? []).filter(
      ({ type }) => (type.options as { layout?: string } | undefined)?.layout === 'tags',
    )
    expect(tagFields.map((field) => field.name)).toEqual([])
  })
})
