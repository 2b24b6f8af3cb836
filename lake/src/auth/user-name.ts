/** The name of a user in the spelling by which it is compared: `Ann`, `ann` and fullwidth `ａｎｎ` are one user. */
export const comparable = (name: string): string => name.normalize('NFKC').toLowerCase()
