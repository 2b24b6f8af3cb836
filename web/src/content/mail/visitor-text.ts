/**
 * A link, or what mail programs make one of: `www.`, an email address, two words with a dot between them, the address of
 * a computer in numbers. The first word may have one letter, as the domains of link shorteners have.
 */
const link = /:\/\/|www\.|@|[\p{L}\p{N}-][.。]\p{L}{2,}|\d[.。]\d+[.。]\d+[.。]\d/iu

/** Characters that are not shown, and would hide a link from the pattern. */
const invisible = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu

/**
 * Whether a text that a visitor typed may be part of an email to the address that they typed, which may be another
 * person's: a text with a link would send that person a stranger's message in the name of the shop.
 */
export const isSafeInMail = (...texts: string[]): boolean =>
  !texts.some((text) => link.test(text.normalize('NFKC').replaceAll(invisible, '')))

/** The first line of an email, with a name that looks like one. */
export const greeting = (name = ''): string =>
  name.trim() !== '' && isSafeInMail(name) && !/\d/.test(name) ? `Hello ${name},` : 'Hello,'
