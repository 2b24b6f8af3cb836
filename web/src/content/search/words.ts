/** Words that say nothing about what a visitor is looking for. */
const stopWords = new Set(
  (
    'a about all also an and any are as at be by can cheap cheaper cheapest do does each every for from get has have how i in into is it its me ' +
    'much my need of on one only or our out so than that the their them then there these they this to up us want was we ' +
    'what when where which who will with without you your'
  ).split(' '),
)

/** Also before a text is normalized, which takes the square of the length of a run of marks. */
const withoutMarks = (text: string) => text.replace(/\p{M}/gu, '')

/** A size such as “6x4x12”, and a number directly before its unit. */
const size = /(?<![\p{L}\p{N}])\d+(?:x\d+)+/gu
const numberOfUnit = /(?<![\p{L}\p{N}])\d+(?=(?:g|gsm|kg|oz|lbs?|mm|cm|in|ml|l)(?![\p{L}\p{N}]))/gu

/**
 * The words of a text in lower case, without accents. What is neither letter nor digit separates them; “6x4in” are the words of
 * “6 × 4 in”.
 */
export const wordsOf = (text: string): string[] =>
  withoutMarks(withoutMarks(text).normalize('NFD'))
    .toLowerCase()
    .replaceAll(size, (found) => found.replaceAll('x', ' '))
    .replaceAll(numberOfUnit, (found) => `${found} `)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/** The same without the words that say nothing, unless there are no others. */
export function contentWords(text: string): string[] {
  const words = wordsOf(text)
  const telling = words.filter((word) => !stopWords.has(word))
  return telling.length > 0 ? telling : words
}

/** Characters of a text whose words are looked at: as many as four pages have, whose words fill what an entry may have. */
const maxRead = 10_000

/** Each content word of a text once, as far as they fit into a number of characters; `known` are left out. */
export function uniqueWords(text: string, maxLength: number, known = ''): string {
  const left = new Set(wordsOf(known))
  const kept: string[] = []
  let length = 0
  for (const word of new Set(contentWords(text.slice(0, maxRead)))) {
    if (left.has(word)) continue
    length += word.length + 1
    if (length > maxLength) break
    kept.push(word)
  }
  return kept.join(' ')
}
