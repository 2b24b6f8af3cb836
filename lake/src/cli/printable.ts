/**
 * Replaces what a terminal would run instead of show, such as escape sequences that an archive, a label of a token or a
 * response contains. Ends of lines stay.
 */
export const printable = (text: string): string =>
  text.replaceAll(/(?![\n\t])[\p{Cc}\p{Bidi_Control}]/gu, '\ufffd')

/** The same for a value inside of a line, which cannot begin a line of its own. */
export const printableValue = (value: string): string => printable(value.replaceAll(/\s+/g, ' '))
