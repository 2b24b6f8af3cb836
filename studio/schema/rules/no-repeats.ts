import type { CustomValidator } from 'sanity'

/** What makes an entry the same as another one: all but its key. */
const contentOf = (entry: unknown) =>
  JSON.stringify(entry, (name, part: unknown) => (name === '_key' ? undefined : part))

/**
 * No entry of a list may be there twice. Sanity's `unique()` compares each entry with each, also those of an object that a program
 * stored in place of a list and that claims thousands of them: the window would hang.
 * @param message what the editor can do
 */
export const noRepeats =
  (message: string): CustomValidator<unknown> =>
  (value) =>
    !Array.isArray(value) || new Set(value.map(contentOf)).size === value.length || message
