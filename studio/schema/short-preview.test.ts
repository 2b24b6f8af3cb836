import { prepareForPreview, type SchemaType } from 'sanity'
import { expect, it } from 'vitest'
import { schema } from '../testing/schema.ts'
import { schemaTypes } from './index.ts'

const documents = schemaTypes
  .map(({ name }) => schema.get(name))
  .filter((type) => type?.type?.name === 'document')

/** A value in which every field that a preview selects is a very long text. */
const longValue = (type: SchemaType) =>
  Object.fromEntries(
    Object.values((type.preview?.select ?? {}) as Record<string, string>).map((path) => [
      path.split('.')[0],
      'ก'.repeat(100_000),
    ]),
  )

it.each(documents.map((type) => [type?.name, type] as const))('shows short titles of %s only', (_, type) => {
  if (!type) throw new Error('The schema lacks it.')
  const shown = prepareForPreview({ ...longValue(type), _id: 'a', _type: type.name } as never, type)
  for (const part of ['title', 'subtitle', 'description'] as const)
    expect(String(shown[part] ?? '').length).toBeLessThanOrEqual(300)
})

it.each(documents.map((type) => [type?.name, type] as const))(
  'shows %s also where fields are no texts',
  (_, type) => {
    if (!type) throw new Error('The schema lacks it.')
    const paths = Object.values((type.preview?.select ?? {}) as Record<string, string>)
    const odd = Object.fromEntries(paths.map((path) => [path.split('.')[0], { odd: 1 }]))
    const shown = prepareForPreview({ ...odd, _id: 'a', _type: type.name } as never, type)
    for (const part of ['title', 'subtitle', 'description'] as const)
      expect(['string', 'undefined']).toContain(typeof shown[part])
  },
)
