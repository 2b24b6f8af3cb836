/** The id of a line that is no document, in a list of documents: theirs never begin with a dash, and a list with one id twice is an error. */
export const ownId = (name: string): string => `-${name}`
