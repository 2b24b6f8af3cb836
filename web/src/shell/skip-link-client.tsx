'use client'

import { focusMain } from '@/ui/focus-main'
import * as messages from '@/messages/shell'

/** Lets keyboard users skip the menus. A client component for its click handler. */
export function SkipLink() {
  return (
    <a href="#content" onClick={focusMain} className="skip-link">
      {messages.skipToContent}
    </a>
  )
}
