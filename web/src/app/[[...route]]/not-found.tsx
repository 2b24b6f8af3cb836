'use client'

import { ButtonLink } from '@/ui/button'
import { Notice } from '@/ui/notice'

/** Any address that nothing answers (specification section 8). Drawn in the browser: every page carries it, and hardly ever shows it. */
export default function NotFound() {
  return (
    <Notice title="Oops Sorry ! Page not found" actions={<ButtonLink href="/">Go Back To Home</ButtonLink>}>
      <p>The page may have moved, or the address may have a slip in it.</p>
    </Notice>
  )
}
