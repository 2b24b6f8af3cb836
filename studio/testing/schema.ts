import { validateDocumentInternal, type ValidateDocumentInternalOptions } from '@sanity/validation/_internal'
import { createSchema } from 'sanity'
import { schemaTypes } from '../schema/index.ts'
import { clientOver, type TestDocument } from './dataset.ts'

/** The schema as the Studio compiles it. */
export const schema = createSchema({ name: 'default', types: schemaTypes })

type Finding = { level: string; path: string; message: string }

/**
 * Validates a document as the Studio does, rules with queries included.
 *
 * @param others what else is in the dataset; references to anything else count as broken
 */
export async function validate(document: TestDocument, others: TestDocument[] = []): Promise<Finding[]> {
  const documents = [document, ...others]
  const stamp = { _createdAt: '2026-01-01T00:00:00Z', _updatedAt: '2026-01-01T00:00:00Z', _rev: '1' }
  // The public function validates as the command line does, where an object's errors become warnings.
  const options: unknown = {
    document: { ...stamp, ...document },
    schema,
    environment: 'studio',
    getClient: () => clientOver(documents),
    getDocumentExists: async ({ id }: { id: string }) => documents.some(({ _id }) => _id === id),
  }
  const markers = await validateDocumentInternal(options as ValidateDocumentInternalOptions)
  return markers.map(({ level, path, message }) => ({
    level,
    path: path.map(segment).join('.'),
    message,
  }))
}

const segment = (part: unknown) =>
  part && typeof part === 'object' ? `[${(part as { _key?: string })._key}]` : String(part)
