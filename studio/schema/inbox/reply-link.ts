type Sent = { email: string; number?: unknown; subject?: unknown; postTitle?: unknown }

/** A `mailto` link with subject and number of what is answered; what has no subject of its own is named. */
export function replyLink({ email, number, subject, postTitle }: Sent): string {
  const title = [titleOf({ number, subject, postTitle }), isText(number) && `(${number})`]
    .filter(isText)
    .join(' ')
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}${title && `?subject=${encodeURIComponent(title)}`}`
}

function titleOf({ number, subject, postTitle }: Omit<Sent, 'email'>): string | undefined {
  if (isText(subject)) return `Re: ${subject}`
  if (isText(postTitle)) return `Your comment on “${postTitle}”`
  return isText(number) ? 'Your question' : undefined
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''
