import type { Schema, SchemaType } from 'sanity'

/**
 * The schema type of a document. The desk has no form for another type, and would crash; the schema knows `image` and `reference`,
 * too.
 */
export function documentTypeOf(schema: Schema, type: string): SchemaType | undefined {
  const found = schema.get(type)
  return found?.type?.name === 'document' ? found : undefined
}
