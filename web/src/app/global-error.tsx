'use client'

import ErrorPage from './error'

/**
 * Shown when the root layout fails, with neither its styles nor its fonts. Next.js has one of its own, but looks at it for each request as
 * at a module that is still loading, for which all pages that are being prerendered wait: while forms came without a pause, no page was rendered.
 */
export default function GlobalErrorPage(props: { error: Error; reset: () => void }) {
  return (
    <html lang="en">
      <body style={{ fontFamily: 'system-ui, sans-serif', textAlign: 'center' }}>
        <ErrorPage {...props} />
      </body>
    </html>
  )
}
