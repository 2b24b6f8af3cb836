import { z } from 'zod'
import { stegaClean } from '../draft/metadata'
import { oneLine } from '../one-line'
import { invalidEmailMessage, isEmail, maxEmailLength } from './email'

/** What the browser checks by native constraints and the server by a schema. */
export type FieldRule = { maxLength: number; message: string }

/** The `maxLength` of the fields of text. A field that is not in it is short, or made by the page's script. */
const maxLengths = z.registry<{ maxLength: number }>()

/** How many characters a field takes, as the visitor typed them. */
export const maxLengthOf = (field: z.ZodType): number | undefined => maxLengths.get(field)?.maxLength

/** Makes a field known to `maxLengthOf`. */
export function withMaxLength<Schema extends z.ZodType>(field: Schema, maxLength: number): Schema {
  maxLengths.add(field, { maxLength })
  return field
}

const tooLong = (maxLength: number) => `Please use at most ${maxLength.toLocaleString('en')} characters`

/** Line breaks as the browser counts them for `maxlength`: FormData has two characters for one. */
export const asCounted = (text: string) => text.replaceAll('\r\n', '\n')

/** Characters; every field accepts fewer. To clean 10 MB takes more than a second, so that a longer text is refused as it is. */
const maxCleaned = 400_000

/** Without stega: in draft mode a text such as an approved comment would lead its editor to where the visitor wants. */
const given = z
  .string()
  .default('')
  .transform((text) => (text.length > maxCleaned ? text : asCounted(stegaClean(text)).trim()))

/** Marks, spaces and control characters alone show nothing. */
const visible = /[\p{L}\p{N}\p{P}\p{S}]/u

/** A text that must not be empty: something of it can be seen. */
export const requiredText = ({ maxLength, message }: FieldRule) =>
  withMaxLength(given.pipe(z.string().regex(visible, message).max(maxLength, tooLong(maxLength))), maxLength)

/** A text that may be empty. */
export const optionalText = ({ maxLength }: Pick<FieldRule, 'maxLength'>) =>
  withMaxLength(given.pipe(z.string().max(maxLength, tooLong(maxLength))), maxLength)

/** A text of one line, such as a name. */
export const requiredLine = (rule: FieldRule) =>
  withMaxLength(requiredText(rule).transform(oneLine), rule.maxLength)

/** An optional text of one line. */
export const optionalLine = (rule: Pick<FieldRule, 'maxLength'>) =>
  withMaxLength(optionalText(rule).transform(oneLine), rule.maxLength)

/** What the page's script sends as JSON in one field. */
export const jsonField = <Schema extends z.ZodType>(schema: Schema, { maxLength, message }: FieldRule) =>
  z
    .string()
    .max(maxLength, message)
    .transform((text, context): z.output<Schema> => {
      const parsed = schema.safeParse(parseJson(text))
      if (parsed.success) return parsed.data
      context.addIssue({ code: 'custom', message })
      return z.NEVER
    })

/** A list of few entries. One that is too long is one problem: `z.array` alone describes each of its entries, which takes seconds. */
export const shortList = <Entry extends z.ZodType>(entry: Entry, max: number) =>
  z.array(z.unknown()).max(max).pipe(z.array(entry))

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** An email address. */
export const emailField = given.pipe(
  z
    .string()
    .max(maxEmailLength, { error: invalidEmailMessage, abort: true })
    .refine((text) => isEmail(text), invalidEmailMessage),
)
