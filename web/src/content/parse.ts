/*
 * Parsers of untrusted values, such as the browser's storage. Small, because they run in the
 * header of every page.
 */

/** A text of at least one and at most `maxLength` characters. */
export const parseText = (value: unknown, maxLength = 200): string | undefined =>
  typeof value === 'string' && value !== '' && value.length <= maxLength ? value : undefined

/** Whether a value is a whole number from `min` to `max`. */
export const isWholeNumber = (value: unknown, min: number, max: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max

/** The entries of a list; one that cannot be used is dropped. What is no list gives undefined. */
export const parseList = <Entry>(
  value: unknown,
  parse: (raw: unknown) => Entry | undefined,
): Entry[] | undefined =>
  Array.isArray(value) ? value.flatMap((raw: unknown) => parse(raw) ?? []) : undefined

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
