'use client'

import * as messages from '@/messages/errors'

/**
 * Shown when a page could not be rendered, for instance because the lake is down and the page is not cached. Every page
 * loads its script, so it has no components of ours. Next.js requires a client component.
 */
export default function ErrorPage({ retry }: { error: Error; retry: () => void }) {
  return (
    <main
      id="content"
      className="wrap flex min-h-[60vh] flex-col items-center justify-center gap-6 py-section text-center"
    >
      <h1 className="text-title">{messages.somethingWentWrong}</h1>
      <p className="measure text-lead">{messages.pageNotLoaded}</p>
      <div className="flex flex-wrap justify-center gap-3">
        <button type="button" onClick={retry} className="button button-primary">
          {messages.tryAgain}
        </button>
        {/* A full page load, because the script of this page may be what failed. */}
        {/* oxlint-disable-next-line nextjs/no-html-link-for-pages */}
        <a href="/" className="button button-quiet">
          {messages.goBackToHome}
        </a>
      </div>
    </main>
  )
}
