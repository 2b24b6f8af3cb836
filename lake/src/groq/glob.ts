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

const part = Symbol('one part between dots')
const rest = Symbol('any rest')

/** Whether an id lies in `path(pattern)`: `*` is one part between dots, `**` any rest, as in groq-js. */
export function pathFits(id: string, pattern: string): boolean {
  const tokens = pattern.split('.').flatMap((name, index) => {
    const own = name === '**' ? [rest] : name === '*' ? [part] : name.split('')
    return index > 0 ? ['.', ...own] : own
  })
  // follows all ways to match the pattern at the same time
  const begun = tokens.length + 1
  const enter = (into: Set<number>, place: number) => {
    into.add(place)
    for (let at = place; tokens[at] === rest; at += 1) into.add(at + 1)
  }
  let places = new Set<number>()
  enter(places, 0)
  for (const sign of id.split('')) {
    const next = new Set<number>()
    for (const place of places) {
      const isInside = place >= begun
      const at = isInside ? place - begun : place
      const token = tokens[at]
      if (token === part) {
        if (sign !== '.') next.add(at + begun)
        if (isInside && sign === tokens[at + 1]) enter(next, at + 2)
      } else if (token === sign || (token === rest && !lineEnds.has(sign))) {
        enter(next, token === rest ? at : at + 1)
      }
    }
    places = next
  }
  return places.has(tokens.length) || places.has(tokens.length - 1 + begun)
}

const lineEnds = new Set(['\n', '\r', '\u2028', '\u2029'])
