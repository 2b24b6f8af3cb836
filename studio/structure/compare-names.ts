const names = new Intl.Collator()

/** Characters of a name that decide where it comes: comparing marks, such as accents, takes the square of their number. */
const COMPARED = 200

/** Compares two names as a reader expects them in a list. */
export const compareNames = (a: string, b: string): number =>
  names.compare(a.slice(0, COMPARED), b.slice(0, COMPARED))
