'use client'

import { buttonClass } from '@/ui/button-look'
import { Notice } from '@/ui/notice'

/** Any address that nothing answers (specification section 8). Drawn in the browser: every page carries it, and hardly ever shows it. */
export default function NotFound() {
  return (
    <Notice
      title="Oops Sorry ! Page not found"
      actions={
        // A plain link keeps this file small, which every page loads.
        // oxlint-disable-next-line nextjs/no-html-link-for-pages
        <a href="/" className={buttonClass()}>
          Go Back To Home
        </a>
      }
    >
      <p>The page may have moved, or the address may have a slip in it.</p>
    </Notice>
  )
}
