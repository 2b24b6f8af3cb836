type Sent = { email: string; number?: unknown; subject?: unknown }

/** A `mailto` link with subject and number of what is answered. */
export function replyLink({ email, number, subject }: Sent): string {
  const about = [subject, typeof number === 'string' && `(${number})`].filter(
    (part) => typeof part === 'string' && part,
  )
  const title = about.length > 0 ? `Re: ${about.join(' ')}` : ''
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}${title && `?subject=${encodeURIComponent(title)}`}`
}
