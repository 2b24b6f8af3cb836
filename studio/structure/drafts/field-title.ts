import type { Schema } from 'sanity'

/** The title of a field by the names of its type and of itself. */
export function fieldTitle(schema: Schema, type: string, field: string | undefined): string | undefined {
  const schemaType = schema.get(type)
  const fields = schemaType && 'fields' in schemaType ? schemaType.fields : []
  return fields.find(({ name }) => name === field)?.type.title ?? field
}
