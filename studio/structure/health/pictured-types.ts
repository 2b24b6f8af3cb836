import type { SchemaTypeDefinition } from 'sanity'

/** Names of the document types that require a picture; a picture without validation is optional. */
export const picturedTypes = (types: readonly SchemaTypeDefinition[]): ReadonlySet<string> =>
  new Set(types.filter(requiresPicture).map(({ name }) => name))

const requiresPicture = (type: SchemaTypeDefinition): boolean =>
  type.type === 'document' &&
  'fields' in type &&
  Array.isArray(type.fields) &&
  type.fields.some(({ name, validation }) => name === 'picture' && validation !== undefined)
