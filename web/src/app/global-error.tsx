'use client'

import { pageNotLoaded, somethingWentWrong, tryAgain } from '@/messages/errors'

/**
 * Shown when the root layout fails. Every page loads its script, so it has no styles and no components of ours. Next.js has one of its own, but
 * looks at it for each request as at a module that is still loading, for which all pages that are being prerendered wait: while forms came
 * without a pause, no page was rendered.
 */
export default function GlobalErrorPage() {
  return (
    <html lang="en">
      <body>
        <h1>{somethingWentWrong}</h1>
        <p>{pageNotLoaded}</p>
        <button type="button" onClick={() => location.reload()}>
          {tryAgain}
        </button>
      </body>
    </html>
  )
}
