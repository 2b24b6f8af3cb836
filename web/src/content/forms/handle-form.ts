import type { z } from 'zod'
import { honeypotField, type FormState } from '@/form-state'
import { type FormLimits, createLimits, oneDay } from './limits'
import { returnedValues } from './returned-values'
import { unshared } from './unshared'
import { providerNetworkOf } from './visitor'

/** Thrown by a form's `act` for an error that the visitor can correct; message and errors are shown. */
export class FormError extends Error {
  readonly errors?: Record<string, string>
  readonly result?: unknown
  /** @param result further data for the form's component, such as the prices that changed */
  constructor(message: string, errors?: Record<string, string>, result?: unknown) {
    super(message)
    this.errors = errors
    this.result = result
  }
}

/** The result of a form's `act`. */
export type Outcome<Result> = {
  message?: string
  number?: string
  result?: Result
  /** Kilobytes of the lake's memory that the lines of the stored document take. */
  kilobytes?: number
}

/** Kilobytes of the lake's memory that a form's document takes beside its texts and lines. */
const kilobytesOfForm = 3

/**
 * The kilobytes that visitors leave with one form in a day: all documents are in the lake's memory, and editors must have the
 * time to delete what nobody needs.
 */
const createDailyLimits = () =>
  createLimits({
    perVisitor: { points: 8000, seconds: oneDay },
    inTotal: { points: 100_000, seconds: oneDay },
  })

type FormOptions<Shape extends z.ZodRawShape, Result> = {
  /** The name of the form in the log. */
  name: string
  schema: z.ZodObject<Shape>
  limits: FormLimits
  /** The message after success, unless `act` returns another one. */
  thanks: string
  /** The message after an error of `act`. */
  failed: string
  /**
   * Stores or sends what the visitor entered.
   * @param form the form data as it was sent, for its files
   * @param visitor from `visitorOf`
   * @throws FormError for what the visitor can correct
   */
  act: (values: z.output<z.ZodObject<Shape>>, form: FormData, visitor: string) => Promise<Outcome<Result>>
}

type FormHandler<Field extends string, Result> = (
  form: FormData,
  /** From `visitorOf`. */
  visitor: string,
) => Promise<FormState<Field, Result>>

/**
 * The server's half of a form: schema, honeypot, rate limits, then `act`. Everything is checked here, because the browser
 * may have checked nothing. The handler never throws: an error of `act` is logged, and the visitor may try again.
 */
export function createFormHandler<Shape extends z.ZodRawShape, Result = undefined>({
  name,
  schema,
  limits,
  thanks,
  failed,
  act,
}: FormOptions<Shape, Result>): FormHandler<keyof Shape & string, Result> {
  type Field = keyof Shape & string
  const dailyLimits = createDailyLimits()
  return async (form, visitor) => {
    const texts = textsOf(form, Object.keys(schema.shape)) as Partial<Record<Field, string>>
    const values = returnedValues(texts, schema)
    const parsed = schema.safeParse(texts)
    if (!parsed.success) return { status: 'invalid', errors: errorsOf(parsed.error), values }
    if (form.get(honeypotField)) return { status: 'done', message: thanks }
    const sender = { visitor }
    const kilobytes = kilobytesOfForm + kilobytesOfTexts(texts)
    // a household has thousands of IPv6 networks: with a day's room for each, few would use up that of all
    const household = { visitor: providerNetworkOf(visitor) ?? visitor }
    const exceeded = (await limits.consume(sender)) ?? (await dailyLimits.consume(household, kilobytes))
    if (exceeded) return { status: 'failed', message: exceeded, values }
    try {
      const { kilobytes: ofLines = 0, ...outcome } = await act(parsed.data, form, visitor)
      await dailyLimits.add(household, ofLines)
      return unshared({ status: 'done', message: thanks, ...outcome })
    } catch (error) {
      await dailyLimits.giveBack(household, kilobytes)
      if (error instanceof FormError) {
        return unshared({
          status: 'invalid',
          message: error.message,
          errors: error.errors as FormState<Field>['errors'],
          result: error.result as Result | undefined,
          values,
        })
      }
      console.error(`The form “${name}” failed:`, error)
      await limits.giveBack(sender)
      return { status: 'failed', message: failed, values }
    }
  }
}

/** Characters of a text that is stored as it is. */
const longestText = 10_000

/** As the lake counts: a character takes two bytes, and what JSON writes with a backslash more. */
const kilobytesOfTexts = (texts: Record<string, string | undefined>) =>
  Object.values(texts).reduce(
    (sum, text = '') => sum + JSON.stringify(text.slice(0, longestText)).length / 500,
    0,
  )

/** The fields of a form; files and fields of other names are ignored. */
export function textsOf(form: FormData, fields: string[]): Record<string, string> {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const value = form.get(field)
      return typeof value === 'string' ? [[field, value]] : []
    }),
  )
}

/** The first error of each field. */
function errorsOf<Field extends string>({ issues }: z.ZodError): Partial<Record<Field, string>> {
  return Object.fromEntries(
    issues.toReversed().map(({ path, message }) => [String(path[0]), message]),
  ) as Partial<Record<Field, string>>
}
