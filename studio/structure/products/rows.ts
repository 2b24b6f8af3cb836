import { getDraftId, getPublishedId, isDraftId } from 'sanity'
import { compareNames } from '../compare-names.ts'
import { shortText } from '../../short-text.ts'

/** The fields of a product that the table edits. A field without a value is missing. */
export type Values = {
  name?: string
  price?: number
  salePrice?: number
  saleEnds?: string
  sku?: string
  badge?: string
}

export type FieldName = keyof Values

/** A product as an editor sees it: its draft, or else what is published. */
export type Row = {
  /** Published id. */
  id: string
  /** Revisions of draft and published document, joined: one transaction may write both with the same revision. */
  revision: string
  number?: number
  kind?: string
  values: Values
  /** What visitors see; missing while the product was never published. */
  published?: Values
  hasDraft: boolean
}

/** A product in the lake, its draft and its published form each. */
export type StoredProduct = { _id: string; _rev: string; number?: number; category?: string } & {
  [field in FieldName]?: Values[field] | null
}

export const FIELDS: readonly FieldName[] = ['name', 'price', 'salePrice', 'saleEnds', 'sku', 'badge']

const AMOUNTS: ReadonlySet<FieldName> = new Set(['price', 'salePrice'])

const fields = `{_id, _rev, number, category, ${FIELDS.join(', ')}}`

/** GROQ: every form of every product, with the fields of the table only. */
export const productsQuery = `*[_type == "product"]${fields}`

/** GROQ: both forms of the products with these `$ids`. */
export const productFormsQuery = `*[_type == "product" && _id in $ids]${fields}`

/** One row for each product, in the order in which the shop lists them. */
export function rowsOf(stored: readonly StoredProduct[]): Row[] {
  const forms = new Map(stored.map((form) => [form._id, form]))
  const ids = new Set(stored.map(({ _id }) => getPublishedId(_id)))
  return Array.from(ids, (id): Row[] => {
    const [draft, published] = [forms.get(getDraftId(id)), forms.get(id)]
    const form = draft ?? published
    if (!form || isDraftId(id)) return []
    return [
      {
        id,
        revision: `${draft?._rev ?? ''}/${published?._rev ?? ''}`,
        number: numberOf(form.number),
        kind: textOf(form.category),
        values: valuesOf(form),
        published: published && valuesOf(published),
        hasDraft: Boolean(draft),
      },
    ]
  })
    .flat()
    .toSorted((a, b) => (a.number ?? Infinity) - (b.number ?? Infinity) || compareNames(nameOf(a), nameOf(b)))
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined)
const numberOf = (value: unknown) => (typeof value === 'number' ? value : undefined)

/** A value of another type, which only a program can store, counts as missing: the table shows an empty input for it. */
const valuesOf = (form: StoredProduct): Values =>
  Object.fromEntries(
    FIELDS.flatMap((field) => {
      const value = AMOUNTS.has(field) ? numberOf(form[field]) : textOf(form[field])
      return value === undefined ? [] : [[field, value]]
    }),
  )

/** What an editor calls a row. */
export const nameOf = ({ values }: Pick<Row, 'values'>) =>
  shortText(values.name?.trim() || 'Untitled product')

/** Fields whose draft differs from what visitors see. */
export const changedFields = ({ values, published }: Row): FieldName[] =>
  published ? FIELDS.filter((field) => values[field] !== published[field]) : []

/** Which rows the table lists. */
export type RowFilter = { text: string; kind: string; show: 'all' | 'sale' | 'draft' }

export function filterRows(rows: readonly Row[], { text, kind, show }: RowFilter): Row[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  return rows.filter((row) => {
    const searched = `${row.values.name ?? ''} ${row.values.sku ?? ''} ${row.number ?? ''}`.toLowerCase()
    return (
      words.every((word) => searched.includes(word)) &&
      (kind === '' || row.kind === kind) &&
      (show !== 'sale' || row.values.salePrice !== undefined) &&
      (show !== 'draft' || row.hasDraft)
    )
  })
}
