/**
 * A link, or what mail programs make one of: `www.`, an email address, the address of a computer in numbers, a word with a colon
 * before more (`tel:`), and a dot before anything. After a dot only these are in no link: a space, a digit (`No.5`), punctuation,
 * and a single letter (`P.O. Box`), because every top-level domain is longer.
 */
const link =
  /[/\\]{2}|www\.|@|[a-z]\d*:\S|[.。](?!$|[\s\d\p{P}]|\p{L}(?:$|[\s\p{P}]))|\d[.。]\d+[.。]\d+[.。]\d/iu

/** Forms take less. Longer texts take the square of their marks to compare. */
const maxLength = 5000

/** Characters that are not shown, and would hide a link from the pattern. */
const invisible = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu

/**
 * Whether a text that a visitor typed may be part of an email to the address that they typed, which may be another
 * person's: a text with a link would send that person a stranger's message in the name of the shop.
 */
export const isSafeInMail = (...texts: string[]): boolean =>
  !texts.some(
    (text) => text.length > maxLength || link.test(text.normalize('NFKC').replaceAll(invisible, '')),
  )

/** Names of people and companies are shorter, and sentences longer; some words have two parts. */
const [maxNameLength, maxNameWords, maxNameParts] = [40, 5, 6]

/** Letters of any script with their marks, and what stands between the parts of a name. Digits can be a phone number. */
const nameSigns = /^[\p{L}\p{M}\s.,'’‘ʼ`·・&+()‐–-]+$/u

/** Marks that turn the direction of what follows. */
const turns = /[\u202a-\u202e\u2066-\u2069]/

const looksLikeName = (given: string): boolean => {
  const name = given.normalize('NFKC').replaceAll(invisible, '').trim()
  const [words, parts] = [/\s+/, /[^\p{L}\p{M}'’‘ʼ`]+/u].map(
    (between) => name.split(between).filter(Boolean).length,
  )
  const isShort = given.length <= maxNameLength && words! <= maxNameWords && parts! <= maxNameParts
  return isShort && nameSigns.test(name) && isSafeInMail(name) && !turns.test(given)
}

/** The first line of an email, with a name that looks like one: any other would be a stranger's message. */
export const greeting = (name = ''): string => (looksLikeName(name) ? `Hello ${name},` : 'Hello,')
