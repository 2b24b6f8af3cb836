'use client'

import type { MouseEvent } from 'react'
import { commentFormId } from './comment-form-id'
import * as messages from '@/messages/blog'

/** Links to the comment form, and begins the comment with the name of the other reader. */
export function ReplyLink({ name }: { name: string }) {
  const mention = (event: MouseEvent) => {
    const text = document.querySelector<HTMLTextAreaElement>(`#${commentFormId} textarea`)
    if (!text) return
    // Following the link would take the focus away again.
    event.preventDefault()
    const start = `@${name} `
    if (!text.value.startsWith(start)) text.value = start + text.value
    text.focus()
  }
  return (
    <a
      href={`#${commentFormId}`}
      onClick={mention}
      aria-label={messages.replyTo(name)}
      className="quiet-link min-h-11 min-w-11 w-fit text-small text-kraft-deep underline"
    >
      {messages.reply}
    </a>
  )
}
