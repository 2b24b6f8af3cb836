/** The lines of a text with commas between them, empty ones left out. By line: a pattern for the spaces around line ends takes the square of their number. */
export const oneLine = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join(', ')
