'use client'

import { useTransition } from 'react'
import { choosePerspective } from './choose-perspective'
import { type DraftPerspective, perspectiveTitle } from '@/content/draft/perspective'
import { useBrowserValue } from '@/ui/use-browser-value'
import * as messages from '@/messages/preview'

const choices = ['drafts', 'published'] as const

/** Shows that the page is a draft, switches its perspective, and leaves draft mode. */
export function DraftBar({ perspective }: { perspective: DraftPerspective }) {
  const [isPending, startTransition] = useTransition()
  const isFramed = useBrowserValue(() => window.parent !== window, false)
  // A click before hydration would do nothing.
  const isHydrated = useBrowserValue(() => true, false)
  return (
    <aside
      aria-label={messages.draftMode}
      className="fixed inset-x-0 bottom-4 z-50 mx-auto flex w-fit max-w-[calc(100vw-2rem)] flex-wrap items-center justify-center gap-x-4 gap-y-1 rounded-full border border-kraft bg-ink py-1.5 ps-5 pe-2 text-small text-ground shadow-pop"
    >
      <strong className="font-heading font-medium">
        {perspective === 'published' ? messages.whatVisitorsSee : messages.draft}
      </strong>
      {Array.isArray(perspective) && <span>{perspectiveTitle(perspective)}</span>}
      <fieldset className="flex gap-1" disabled={!isHydrated || isPending}>
        <legend className="sr-only">{messages.perspective}</legend>
        {choices.map((choice) => (
          <button
            key={choice}
            type="button"
            aria-pressed={perspective === choice}
            onClick={() => startTransition(() => choosePerspective(choice))}
            className="min-h-9 cursor-pointer rounded-full px-3 aria-pressed:bg-ground aria-pressed:text-ink"
          >
            {perspectiveTitle(choice)}
          </button>
        ))}
      </fieldset>
      {/* In the Studio's frame the Studio itself ends the preview. A full page load discards the drafts in the router's cache. */}
      {!isFramed && (
        // oxlint-disable-next-line nextjs/no-html-link-for-pages
        <a
          href="/api/draft-mode/disable"
          className="inline-flex min-h-9 items-center rounded-full px-3 underline underline-offset-4"
        >
          {messages.leaveDraftMode}
        </a>
      )}
    </aside>
  )
}
