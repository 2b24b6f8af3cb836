'use client'

import { Button, ButtonLink } from '@/ui/button'
import { Notice } from '@/ui/notice'

/** When a page could not be made, for instance because the content lake is away and the page was never read before. */
export default function ErrorPage({ reset }: { error: Error; reset: () => void }) {
  return (
    <main id="content">
      <Notice
        title="Something went wrong here"
        actions={
          <>
            <Button onClick={reset}>Try again</Button>
            <ButtonLink href="/" look="quiet">
              Go Back To Home
            </ButtonLink>
          </>
        }
      >
        <p>This page could not be shown just now. It is our fault, not yours; a second try often helps.</p>
      </Notice>
    </main>
  )
}
