/*
 * What the server (content/forms) and the components of a form (ui/forms) share. It has a file of its own because those
 * two do not import each other.
 */

/** What a form shows after it was sent. `Result` is what one form returns in addition, such as an order's link. */
export type FormState<Field extends string = string, Result = unknown> = {
  /** `invalid`: the visitor can correct it; `failed`: it was not sent, and sending it again may work. */
  status: 'idle' | 'invalid' | 'failed' | 'done'
  /** One or two sentences for the visitor. */
  message?: string
  /** What is wrong with a field, by its name. */
  errors?: Partial<Record<Field, string>>
  /** What the visitor typed; a page that was posted without script fills the fields with it. */
  values?: Partial<Record<Field, string>>
  /** The number that the visitor can quote. */
  number?: string
  result?: Result
}

/** A server action of a form. */
export type FormAction<Field extends string = string, Result = unknown> = (
  previous: FormState<Field, Result>,
  form: FormData,
) => Promise<FormState<Field, Result>>

/** A hidden field of every form; only a bot fills it in. */
export const honeypotField = 'website'
