/** What the note of a requested line says when the goods are to be printed; the buyer can go on writing after it. */
export const printNote = (colours: number): string =>
  `Printed, ${colours} ${colours === 1 ? 'colour' : 'colours'}`

/** Finds such words in a note. */
export const anyPrintNote = /Printed, (\d{1,2}) colours?/

/** In how many colours the goods of a line are to be printed; undefined when they are to be plain. */
export function coloursOf(note: string | undefined): number | undefined {
  const colours = Number(anyPrintNote.exec(note ?? '')?.[1])
  return colours > 0 ? colours : undefined
}
