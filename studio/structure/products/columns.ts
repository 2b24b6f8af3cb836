import { BADGES } from '../../schema/catalogue/product.ts'
import { dollars } from '../../schema/fields/money.ts'
import { momentOf } from '../../schema/moment.ts'
import type { FieldName, Values } from './rows.ts'

/** What an editor typed: a value (undefined removes the field), or why it cannot be one. */
export type Parsed = { value: string | number | undefined } | { problem: string }

export type Column = {
  field: FieldName
  title: string
  input: 'text' | 'money' | 'moment' | 'choice'
  choices?: readonly string[]
  parse: (text: string) => Parsed
  /** What the input shows. */
  format: (value: Values[FieldName]) => string
  /** What a sentence says. */
  say: (value: Values[FieldName]) => string
}

const words = (text: string): Parsed => ({ value: text.trim() || undefined })

/** “$1,140.50”, “1140,5” and “1140.5” are the same amount. */
export function parseMoney(text: string): Parsed {
  const plain = text
    .replace(/[$\s]/g, '')
    .replace(/,(?=\d{3}(\D|$))/g, '')
    .replace(',', '.')
  if (plain === '') return { value: undefined }
  // “1.000” may mean a thousand.
  return /^-?\d*\.?\d+\.?$/.test(plain) && !/^-?[1-9]\d{0,2}\.\d{3}$/.test(plain)
    ? { value: Number(plain) }
    : { problem: `“${text.trim()}” is not an amount. Write it as 140.99.` }
}

/** A moment in the time zone of the browser, as an input of type datetime-local has it. */
export function parseMoment(text: string): Parsed {
  if (text === '') return { value: undefined }
  const moment = new Date(text)
  return Number.isNaN(moment.getTime())
    ? { problem: `“${text}” is not a date and time.` }
    : { value: moment.toISOString() }
}

export const formatMoment = (value: unknown): string => momentOf(value)?.replace(' ', 'T') ?? ''

const asText = (value: unknown) => (typeof value === 'string' ? value : '')
const amount = {
  input: 'money',
  parse: parseMoney,
  format: (value: unknown) => (typeof value === 'number' ? value.toFixed(2) : ''),
  say: (value: unknown) => dollars(value) || 'none',
} as const
const text = {
  input: 'text',
  parse: words,
  format: asText,
  say: (value: unknown) => asText(value) || 'none',
} as const

/** The columns of the table, in its order. */
export const COLUMNS: readonly Column[] = [
  { field: 'name', title: 'Name', ...text },
  { field: 'price', title: 'Price', ...amount },
  { field: 'salePrice', title: 'Sale price', ...amount },
  {
    field: 'saleEnds',
    title: 'Sale ends',
    input: 'moment',
    parse: parseMoment,
    format: formatMoment,
    say: (value) => momentOf(value) ?? 'none',
  },
  { field: 'sku', title: 'Article number', ...text },
  { field: 'badge', title: 'Badge', ...text, input: 'choice', choices: BADGES },
]

export const columnOf = (field: string): Column | undefined =>
  COLUMNS.find((column) => column.field === field)
