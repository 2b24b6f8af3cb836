/**
 * Letters of other scripts that the words of an index may have; Chinese texts have about as many. The index looks for a word among
 * all that begin otherwise, so that tens of thousands, which an editor can store, would take seconds of each visitor's browser.
 */
const maxOtherLetters = 2000

/** A filter of words, by which those that come after too many different letters are left out. */
export function knownLetters(): (word: string) => boolean {
  const known = new Set<string>()
  return (word) => {
    const added = new Set(word.match(/\P{ASCII}/gu)?.filter((letter) => !known.has(letter)))
    if (known.size + added.size > maxOtherLetters) return added.size === 0
    for (const letter of added) known.add(letter)
    return true
  }
}
