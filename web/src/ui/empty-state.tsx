import type { ReactNode } from 'react'
import { ButtonLink } from './button'
import { Icon } from './icons/icon'

/** The message for an empty list. */
export const EmptyState = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-col items-center gap-4 self-stretch border border-dashed border-line px-6 py-14 text-center">
    <Icon name="paper" className="size-10 text-kraft opacity-60" />
    <p className="measure">{children}</p>
  </div>
)

type EmptyListProps = { children: ReactNode; href: string; linkLabel: string }

/** The same with a link to what could fill the list. */
export const EmptyList = ({ children, href, linkLabel }: EmptyListProps) => (
  <div className="flex flex-col items-center gap-8">
    <EmptyState>{children}</EmptyState>
    <ButtonLink href={href}>{linkLabel}</ButtonLink>
  </div>
)
