import { useCallback } from 'react'
import { useSchema, useWorkspace, validateDocument, type SanityDocument } from 'sanity'
import { fieldTitle } from './field-title.ts'

/** A rule that a document breaks, and the field that has to be changed. */
export type Problem = { field: string; title: string; message: string }

export type Validate = ReturnType<typeof useValidate>

/** Checks a document by the rules of the schema; only what forbids publishing counts. */
export function useValidate() {
  const workspace = useWorkspace()
  const schema = useSchema()
  return useCallback(
    async (document: { _id: string; _type: string; [field: string]: unknown }): Promise<Problem[]> => {
      const markers = await validateDocument({
        document: document as SanityDocument,
        workspace,
        environment: 'studio',
      })
      return markers
        .filter(({ level }) => level === 'error')
        .map(({ path, message }) => {
          const [first] = path
          const field = typeof first === 'string' ? first : ''
          return { field, title: fieldTitle(schema, document._type, field) ?? field, message }
        })
    },
    [workspace, schema],
  )
}
