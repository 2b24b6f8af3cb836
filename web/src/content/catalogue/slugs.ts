/** Other names that links may use for a slug (decisions, "Slugs"). */
const otherNames: Record<string, string> = {
  'cake-boxes': 'bakery-cakes',
  'clear-hinged-containers': 'clear-hinged-boxes',
}

/** The slug that an address means, in the spelling given unless it is another name. */
export function meantSlug(given: string): string {
  const name = given.toLowerCase()
  return Object.hasOwn(otherNames, name) ? (otherNames[name] ?? given) : given
}

/** Whether a text can be a slug at all; whatever cannot is not worth a question to the lake. */
export const isSlug = (text: string) => /^[a-z0-9][a-z0-9-]{0,95}$/i.test(text)
