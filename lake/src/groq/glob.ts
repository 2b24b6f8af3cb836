/*
 * Patterns with wildcards, without regular expressions: those try every way to share a text among several `.*`, which
 * takes very long on some texts.
 */

/** Whether a whole text is what `pattern` says; `*` matches any characters, `.` for one sign if `anyOne` says so. */
export function globFits(text: string, pattern: string, anyOne = false): boolean {
  let at = 0
  let inPattern = 0
  let afterStar = -1
  let retryAt = 0
  while (at < text.length) {
    const sign = pattern[inPattern]
    if (sign === '*') {
      inPattern += 1
      afterStar = inPattern
      retryAt = at
    } else if (sign !== undefined && (sign === text[at] || (anyOne && sign === '.'))) {
      inPattern += 1
      at += 1
    } else if (afterStar >= 0) {
      retryAt += 1
      at = retryAt
      inPattern = afterStar
    } else return false
  }
  while (pattern[inPattern] === '*') inPattern += 1
  return inPattern === pattern.length
}

/** What `.` of a regular expression does not match. */
const lineEnd = /[\n\r\u2028\u2029]/

/** Whether an id matches `path(pattern)`: `*` is one part between dots, `**` any rest, as in groq-js. */
export function pathFits(id: string, pattern: string): boolean {
  const parts = id.split('.')
  /** how many parts of the id the pattern so far can match */
  let ends = new Set([0])
  for (const name of pattern.split('.')) {
    const next = new Set<number>()
    for (const at of ends) {
      const isOne = at < parts.length && (name === '*' ? parts[at] !== '' : parts[at] === name)
      if (name !== '**' && isOne) next.add(at + 1)
      for (let end = at; name === '**' && end < parts.length && !next.has(end + 1); end += 1) {
        if (lineEnd.test(parts[end] ?? '')) break
        next.add(end + 1)
      }
    }
    ends = next
  }
  return ends.has(parts.length)
}
