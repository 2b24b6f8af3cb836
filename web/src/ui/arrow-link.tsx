import { clsx } from 'clsx'
import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from './link-client'

type ArrowLinkProps = { href: string; className?: string; children: ReactNode }

/** A link in running layout, with an arrow that points the way the text runs. */
export function ArrowLink({ href, className, children }: ArrowLinkProps) {
  return (
    <Link
      href={href}
      className={clsx(
        'group/arrow inline-flex min-h-11 w-fit items-center gap-2 font-heading font-medium text-kraft-deep underline-offset-6 hover:underline',
        className,
      )}
    >
      {children}
      <ArrowRight
        aria-hidden="true"
        className="mirrored size-5 transition-transform duration-200 group-hover/arrow:translate-x-1 rtl:group-hover/arrow:-translate-x-1"
      />
    </Link>
  )
}
