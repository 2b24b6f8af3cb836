import { z } from 'zod'
import { httpError } from '../http/errors.ts'
import { isRecord } from '../store/document.ts'
import type { Touched, Workspace } from './workspace.ts'

/** A document. `z.record` takes seconds for the names of hundreds of thousands of fields. */
const fields = z.custom<Record<string, unknown>>(isRecord, 'must be an object')
const params = fields.optional()
/** Ids of documents. A list of others is one problem, however long it is; `z.array` describes each entry. */
export const idList = z.custom<string[]>(
  (value) => Array.isArray(value) && value.every((id) => typeof id === 'string'),
  'must be a list of ids',
)
const selection = z.union([
  z.looseObject({ id: z.union([z.string(), idList]) }),
  z.looseObject({ query: z.string(), params }),
])

const mutation = z.union([
  z.strictObject({ create: fields }),
  z.strictObject({ createIfNotExists: fields }),
  z.strictObject({ createOrReplace: fields }),
  z.strictObject({ delete: selection }),
  z.strictObject({ patch: selection }),
])

export const transactionId = z
  .string()
  .regex(/^[\w.-]{1,128}$/)
  .optional()

/** The body of `POST /data/mutate/<dataset>`. */
export const mutateBody = z.object({
  mutations: z.array(mutation),
  transactionId,
})

export type MutationInput = z.infer<typeof mutation>

type QuerySelection = { query: string; params: Record<string, unknown> }

/** The query by which a mutation selects its documents, if it does. */
export function queryOf(mutation: MutationInput): QuerySelection | undefined {
  const from = 'delete' in mutation ? mutation.delete : 'patch' in mutation ? mutation.patch : undefined
  if (!from) return undefined
  if ('id' in from && 'query' in from)
    throw httpError(400, 'A selection has either an id or a query, not both')
  if ('id' in from) return undefined
  if (typeof from.query !== 'string') throw httpError(400, 'A selection needs an id or a query')
  return { query: from.query, params: from.params ?? {} }
}

/** How many documents mutations name by their ids; a list can name one thousands of times. */
export const countNamed = (mutations: readonly MutationInput[]): number =>
  mutations.reduce((sum, mutation) => {
    const from = 'delete' in mutation ? mutation.delete : 'patch' in mutation ? mutation.patch : {}
    return sum + ('id' in from && Array.isArray(from.id) ? from.id.length : 1)
  }, 0)

/** Ids of the documents that the query of each mutation selects, in the state before the transaction. */
export type Selections = ReadonlyMap<MutationInput, string[]>

/** Applies a list of mutations to a workspace, in order. Returns the result of each. */
export function applyMutations(
  workspace: Workspace,
  mutations: readonly MutationInput[],
  selections: Selections,
): Touched[] {
  return mutations.flatMap((input, index) => {
    workspace.begin(index)
    if ('create' in input) return workspace.create(input.create)
    if ('createIfNotExists' in input) return workspace.createIfNotExists(input.createIfNotExists)
    if ('createOrReplace' in input) return workspace.createOrReplace(input.createOrReplace)
    if ('delete' in input) {
      const isPurged = input.delete.purge === true
      return selected(input, input.delete, selections).map((id) => workspace.delete(id, { isPurged }))
    }
    const { id: _, query: __, params: ___, ...operations } = input.patch
    return selected(input, input.patch, selections).map((id) => workspace.patch(id, operations))
  })
}

function selected(
  mutation: MutationInput,
  from: z.infer<typeof selection>,
  selections: Selections,
): string[] {
  if (!('id' in from)) return selections.get(mutation) ?? []
  const { id } = from
  return Array.isArray(id) ? id.map(String) : [String(id)]
}
