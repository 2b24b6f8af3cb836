import { Fragment } from 'react'

/** Longer texts break where they can: each hyphenated word of them is an element. */
const maxLength = 300

/** Text whose hyphenated words, such as "Eco-Friendly", do not break across lines. */
export function NoBreakHyphens({ text }: { text: string }) {
  if (!text.includes('-') || text.length > maxLength) return text
  return text.split(' ').map((word, index) => (
    <Fragment key={`${index}${word}`}>
      {index > 0 && ' '}
      {word.includes('-') ? <span className="whitespace-nowrap">{word}</span> : word}
    </Fragment>
  ))
}
