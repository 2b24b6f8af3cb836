/** What a query is made of, found in one pass: the cost of parsing grows with the square of its tokens. */
export type QueryMeasure = {
  /** words, numbers, signs, strings; comments and white space left out */
  tokens: number
  /** `fn a::b($x) = …` */
  declarations: number
  /** names with a namespace before a parenthesis */
  namespacedCalls: number
  /** parentheses, brackets and braces within each other */
  nesting: number
}

/** White space and comments, which do not count; then strings (closed or not), words, `::` and single signs. */
const lexemes = /\s+|\/\/.*|("(?:\\[^]|[^"\\])*"?|'(?:\\[^]|[^'\\])*'?|\w+|::|[^])/g

const opening = new Set(['(', '[', '{'])
const closing = new Set([')', ']', '}'])

/** Measures a query in linear time, whether it can be parsed or not. */
export function measureQuery(query: string): QueryMeasure {
  const measure: QueryMeasure = { tokens: 0, declarations: 0, namespacedCalls: 0, nesting: 0 }
  let open = 0
  let before = ''
  let last = ''
  for (const [, token] of query.matchAll(lexemes)) {
    if (token === undefined) continue
    measure.tokens += 1
    if (token === 'fn') measure.declarations += 1
    if (token === '(' && before === '::') measure.namespacedCalls += 1
    if (opening.has(token)) measure.nesting = Math.max(measure.nesting, (open += 1))
    else if (closing.has(token)) open -= 1
    before = last
    last = token
  }
  return measure
}
