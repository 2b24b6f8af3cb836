'use client'

import type { ReactNode } from 'react'
import { cardHref, listingHref } from '@shop/studio/routes'
import type { CatalogueCard } from '@/content/catalogue/types'
import { Icon } from '@/ui/icons/icon'
import { Link } from '@/ui/link-client'

type CategoryCardViewProps = Pick<CatalogueCard, 'name' | 'slug' | 'tag' | 'childCount' | 'hasDetails'> & {
  level?: 'h2' | 'h3'
  children: ReactNode
}

/**
 * The card around its picture, which leads to the category's listing when its products list is non-empty, else to its
 * details; the name always leads to the listing (specification section 2). Drawn in the browser too: its words are a
 * quarter of its markup.
 */
export function CategoryCardView({
  name,
  slug,
  tag,
  childCount,
  hasDetails,
  level: Heading = 'h3',
  children,
}: CategoryCardViewProps) {
  return (
    <article className="card">
      <Link
        href={cardHref({ slug, childCount, hasDetails })}
        aria-label={`See ${name}`}
        className="card-frame"
      >
        {children}
      </Link>
      <div className="flex flex-col gap-1">
        {tag && <p className="tag">{tag}</p>}
        <Heading className="text-h3">
          <Link href={listingHref(slug)} className="card-name">
            {name}
            <Icon name="arrow-right" className="mirrored" />
          </Link>
        </Heading>
      </div>
    </article>
  )
}
