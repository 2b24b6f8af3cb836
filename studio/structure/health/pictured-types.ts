import type { SchemaTypeDefinition } from 'sanity'

const FIELDS = ['picture', 'pictures']

/** The document types that require a picture, with its field; a picture without validation is optional. */
export const picturedTypes = (types: readonly SchemaTypeDefinition[]): ReadonlyMap<string, string> =>
  new Map(
    types.flatMap((type) => {
      const field = type.type === 'document' && requiredPicture(type)
      return field ? [[type.name, field]] : []
    }),
  )

const requiredPicture = (type: SchemaTypeDefinition): string | undefined =>
  'fields' in type && Array.isArray(type.fields)
    ? type.fields.find(({ name, validation }) => FIELDS.includes(name) && validation !== undefined)?.name
    : undefined
