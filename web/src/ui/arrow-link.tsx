import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Link } from './link-client'
import { Icon } from './icons/icon'

type ArrowLinkProps = { href: string; className?: string; children: ReactNode }

/** A link in running layout, with an arrow that points the way the text runs. */
export function ArrowLink({ href, className, children }: ArrowLinkProps) {
  return (
    <Link href={href} className={clsx('arrow-link', className)}>
      {children}
      {/* A word joiner: the arrow never stands alone on a line. */}
      {'\u2060'}
      <Icon name="arrow-right" className="mirrored" />
    </Link>
  )
}
