import { Fragment } from 'react'

/** A text of more words breaks where it can: each hyphenated one is an element. */
const maxWords = 60

/** Text whose hyphenated words, such as "Eco-Friendly", do not break across lines. */
export function NoBreakHyphens({ text }: { text: string }) {
  const words = text.split(' ')
  if (!text.includes('-') || words.length > maxWords) return text
  return words.map((word, index) => (
    <Fragment key={`${index}${word}`}>
      {index > 0 && ' '}
      {word.includes('-') ? <span className="whitespace-nowrap">{word}</span> : word}
    </Fragment>
  ))
}
