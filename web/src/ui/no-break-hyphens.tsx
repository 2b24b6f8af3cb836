import { Fragment } from 'react'

const hyphen = /[-–]/

/** Text whose hyphenated words and ranges, such as "Eco-Friendly" and "15–20", do not break across lines. */
export function NoBreakHyphens({ text }: { text: string }) {
  if (!hyphen.test(text)) return text
  return text.split(' ').map((word, index) => (
    <Fragment key={`${index}${word}`}>
      {index > 0 && ' '}
      {hyphen.test(word) ? <span className="whitespace-nowrap">{word}</span> : word}
    </Fragment>
  ))
}
