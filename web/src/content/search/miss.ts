const minLength = 3
const maxLength = 60

/** More digits are a phone number, a card or an order, and no size. */
const maxDigits = 6

/**
 * A query as it is counted, or undefined when it is too short, too long, or could be about a person: an email or web address,
 * or a long number.
 */
export function missOf(query: string): string | undefined {
  const words = query
    .toLowerCase()
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
  const digits = words.match(/\d/g)?.length ?? 0
  const isUsable =
    words.length >= minLength &&
    words.length <= maxLength &&
    digits <= maxDigits &&
    !/@|:\/\/|www\.|\.(?:com|net|org)\b/.test(words) &&
    /\p{L}/u.test(words)
  return isUsable ? words : undefined
}

/** The Monday of a moment's week, in UTC. */
export function weekOf(moment: Date): string {
  const day = (moment.getUTCDay() + 6) % 7
  return new Date(moment.getTime() - day * 86_400_000).toISOString().slice(0, 10)
}
