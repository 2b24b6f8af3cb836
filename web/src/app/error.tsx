'use client'

import { buttonClass } from '@/ui/button-look'
import { Notice } from '@/ui/notice'

/** When a page could not be made, for instance because the content lake is away and the page was never read before. */
export default function ErrorPage({ reset }: { error: Error; reset: () => void }) {
  return (
    <main id="content">
      <Notice
        title="Something went wrong here"
        actions={
          <>
            <button type="button" onClick={reset} className={buttonClass()}>
              Try again
            </button>
            {/* A whole new page: it may be the script of this one that failed. It also keeps this file small, which
                every page loads. */}
            {/* oxlint-disable-next-line nextjs/no-html-link-for-pages */}
            <a href="/" className={buttonClass('quiet')}>
              Go Back To Home
            </a>
          </>
        }
      >
        <p>This page could not be shown just now. It is our fault, not yours; a second try often helps.</p>
      </Notice>
    </main>
  )
}
