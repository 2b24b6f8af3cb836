import { oneLine } from '../one-line'

/** The lines of an address with commas between them, empty ones left out. By line: a pattern for the spaces around line ends takes the square of their number. */
export const addressLine = (text: string): string =>
  oneLine(
    text
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean)
      .join(', '),
  )
