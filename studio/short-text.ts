/** Characters of a name in a list or a sentence. */
const maxShown = 200

/**
 * The beginning of a text that the Studio shows. A program can store millions of characters, and a browser takes minutes to break
 * those of a script without spaces into lines: one document would stop the panes of all editors.
 */
export const shortText = (text: string, max = maxShown): string => text.slice(0, max).toWellFormed()
