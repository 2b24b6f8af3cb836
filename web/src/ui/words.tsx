import { Fragment } from 'react'

/** A large heading's words; those with a hyphen stay on one line, so that "Eco-Friendly" is never torn apart. */
export function Words({ text }: { text: string }) {
  if (!text.includes('-')) return text
  return text.split(' ').map((word, index) => (
    <Fragment key={`${index}${word}`}>
      {index > 0 && ' '}
      {word.includes('-') ? <span className="whitespace-nowrap">{word}</span> : word}
    </Fragment>
  ))
}
