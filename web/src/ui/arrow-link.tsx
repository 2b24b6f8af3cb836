import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Link } from './link-client'
import { Icon } from './icons/icon'

type ArrowLinkProps = { href: string; className?: string; children: ReactNode }

/** A link with an arrow in text direction. */
export function ArrowLink({ href, className, children }: ArrowLinkProps) {
  return (
    <Link href={href} className={clsx('arrow-link', className)}>
      {children}
      {/* A word joiner: the arrow does not wrap onto a line of its own. */}
      {'\u2060'}
      <Icon name="arrow-right" className="mirrored" />
    </Link>
  )
}
