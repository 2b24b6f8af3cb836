import type { ReactNode } from 'react'
import * as common from '@/messages/common'
import { Icon } from './icons/icon'

/** What a link to a page is made of. */
export type PageLink = {
  children: ReactNode
  className: string
  'aria-label'?: string
  'aria-current'?: 'page'
}

type PageLinksProps = {
  page: number
  pageCount: number
  /** The numbers that are shown; undefined marks a gap. */
  numbers: readonly (number | undefined)[]
  linkTo: (page: number, link: PageLink) => ReactNode
}

/** Links to the pages of a list; nothing when there is one. */
export function PageLinks({ page, pageCount, numbers, linkTo }: PageLinksProps) {
  if (numbers.length < 2) return null
  const className = 'page-link'
  const arrow = (name: 'arrow-left' | 'arrow-right') => <Icon name={name} className="mirrored size-5" />
  return (
    <nav aria-label={common.pages} className="pt-6">
      <ul className="flex flex-wrap items-center justify-center gap-1 sm:gap-2">
        {page > 1 && (
          <li>
            {linkTo(page - 1, {
              className,
              children: arrow('arrow-left'),
              'aria-label': common.previousPage,
            })}
          </li>
        )}
        {numbers.map((number, index) => (
          <li key={number ?? `gap-${index}`}>
            {number ? (
              linkTo(number, {
                className,
                children: String(number).padStart(2, '0'),
                'aria-current': number === page ? 'page' : undefined,
              })
            ) : (
              <span aria-hidden="true">…</span>
            )}
          </li>
        ))}
        {page < pageCount && (
          <li>
            {linkTo(page + 1, { className, children: arrow('arrow-right'), 'aria-label': common.nextPage })}
          </li>
        )}
      </ul>
    </nav>
  )
}
