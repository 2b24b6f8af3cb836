/**
 * A text on one line: spaces replace control characters and line breaks. Characters that change the direction of what
 * follows them are left out, because a name could turn the rest of an email or a list around.
 */
export const oneLine = (text: string): string =>
  text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').replaceAll(/[\u202A-\u202E\u2066-\u2069]/gu, '')
