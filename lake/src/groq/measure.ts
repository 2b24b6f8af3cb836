/** What a query is made of, found in one pass: the cost of parsing grows with the square of its tokens. */
export type QueryMeasure = {
  /** words, numbers, signs, strings; comments and white space left out */
  tokens: number
  /** whether it holds `..`, which slices and ranges are written with */
  hasRange: boolean
  /** `fn a::b($x) = …` */
  declarations: number
  /** names with a namespace before a parenthesis */
  namespacedCalls: number
}

const isSpace = (code: number) => code === 32 || (code >= 9 && code <= 13)
const isWord = (code: number) =>
  (code >= 48 && code <= 57) || (code >= 65 && code <= 90) || (code >= 97 && code <= 122) || code === 95

const quotes = new Set(['"', "'"])

/** Measures a query in linear time, whether it can be parsed or not. */
export function measureQuery(query: string): QueryMeasure {
  const measure: QueryMeasure = { tokens: 0, hasRange: false, declarations: 0, namespacedCalls: 0 }
  let at = 0
  let isNamespaced = false
  let before = ''
  while (at < query.length) {
    const sign = query.charAt(at)
    const start = at
    if (isSpace(query.charCodeAt(at))) {
      at += 1
      continue
    }
    if (sign === '/' && query[at + 1] === '/') {
      const end = query.indexOf('\n', at)
      at = end === -1 ? query.length : end + 1
      continue
    }
    if (quotes.has(sign)) at = endOfString(query, at, sign)
    else if (isWord(query.charCodeAt(at))) {
      while (at < query.length && isWord(query.charCodeAt(at))) at += 1
      isNamespaced = before === '::'
      if (query.slice(start, Math.min(at, start + 3)) === 'fn') measure.declarations += 1
    } else if (sign === ':' && query[at + 1] === ':') at += 2
    else {
      if (sign === '.' && query[at + 1] === '.') measure.hasRange = true
      if (sign === '(' && isNamespaced) measure.namespacedCalls += 1
      at += 1
    }
    before = at - start <= 2 ? query.slice(start, at) : ''
    if (!isWord(query.charCodeAt(start)) && before !== '::') isNamespaced = false
    measure.tokens += 1
  }
  return measure
}

function endOfString(query: string, start: number, quote: string): number {
  for (let at = start + 1; at < query.length; at += 1) {
    if (query[at] === '\\') at += 1
    else if (query[at] === quote) return at + 1
  }
  return query.length
}
