import { getDraftId } from 'sanity'
import { FIELDS, type FieldName, type Row, type Values } from './rows.ts'

/** New values of some fields of one product. A field of `after` without a value is removed. */
export type Change = { id: string; fields: readonly FieldName[]; before: Values; after: Values }

/** The change that gives a row new values, or undefined if it has them already. */
export function changeOf(row: Row, wanted: Partial<Record<FieldName, Values[FieldName] | undefined>>) {
  const fields = FIELDS.filter((field) => field in wanted && wanted[field] !== row.values[field])
  if (fields.length === 0) return undefined
  return { id: row.id, fields, before: pick(row.values, fields), after: pick(wanted as Values, fields) }
}

const pick = (values: Values, fields: readonly FieldName[]): Values =>
  Object.fromEntries(fields.flatMap((field) => (values[field] === undefined ? [] : [[field, values[field]]])))

/** The change that takes another one back. */
export const reverse = ({ before, after, ...change }: Change): Change => ({
  ...change,
  before: after,
  after: before,
})

/** Whether a product still has the values that a change gave it. */
export const isInPlace = ({ fields, after }: Change, current: Record<string, unknown> | undefined): boolean =>
  current !== undefined && fields.every((field) => (current[field] ?? undefined) === after[field])

/** The values of a row after a change. */
export const withChange = (values: Values, { fields, after }: Change): Values => ({
  ...Object.fromEntries(Object.entries(values).filter(([field]) => !fields.includes(field as FieldName))),
  ...after,
})

/** The Studio's own action for an edit: it creates the draft if there is none. */
export const editAction = ({ id, fields, after }: Change) => ({
  actionType: 'sanity.action.document.edit' as const,
  draftId: getDraftId(id),
  publishedId: id,
  patch: { set: { ...after }, unset: fields.filter((field) => after[field] === undefined) },
})
