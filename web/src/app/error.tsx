'use client'

import { buttonClass } from '@/ui/button-look'
import { Notice } from '@/ui/notice'

/** Shown when a page could not be rendered, for instance because the lake is down and the page is not cached. */
export default function ErrorPage({ reset }: { error: Error; reset: () => void }) {
  return (
    <main id="content">
      <Notice
        title="Something went wrong"
        actions={
          <>
            <button type="button" onClick={reset} className={buttonClass()}>
              Try again
            </button>
            {/* A full page load, because the script of this page may be what failed. */}
            {/* oxlint-disable-next-line nextjs/no-html-link-for-pages */}
            <a href="/" className={buttonClass('quiet')}>
              Go Back To Home
            </a>
          </>
        }
      >
        <p>We could not load this page. Please try again in a moment.</p>
      </Notice>
    </main>
  )
}
