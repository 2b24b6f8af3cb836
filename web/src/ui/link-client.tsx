'use client'

import NextLink, { useLinkStatus } from 'next/link'
import { type ComponentProps, useState } from 'react'

type LinkProps = Omit<ComponentProps<typeof NextLink>, 'prefetch' | 'href'> & { href: string }

/**
 * A link inside the site. The page behind it is fetched when a pointer or the focus reaches the link, not already when
 * it comes into view: a page of cards would otherwise fetch dozens of pages that are never opened. It is fetched whole:
 * from a page fetched in parts the router would answer its filtered addresses, too.
 */
export function Link({ children, ...rest }: LinkProps) {
  const [isWanted, setWanted] = useState(false)
  const want = () => setWanted(true)
  return (
    <NextLink {...rest} prefetch={isWanted} onPointerEnter={want} onFocus={want}>
      {children}
      <Pending />
    </NextLink>
  )
}

/** A thin progress bar at the top of the screen while the next page loads, if that takes noticeably long. */
function Pending() {
  return useLinkStatus().pending && <span aria-hidden="true" className="pending" />
}
