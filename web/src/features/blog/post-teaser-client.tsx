'use client'

import { screenHref } from '@shop/studio/routes'
import type { ReactNode } from 'react'
import type { PostCard } from '@/content/blog/card'
import { Link } from '@/ui/link-client'
import { postDate } from '@/ui/post-date'

type PostTeaserViewProps = Omit<PostCard, 'id' | 'picture'> & { isWide?: boolean; children: ReactNode }

/** The teaser around its picture. Drawn in the browser too: its words are a quarter of its markup. */
export function PostTeaserView({
  title,
  href,
  date,
  tag,
  description,
  isWide,
  children,
}: PostTeaserViewProps) {
  return (
    <article className={isWide ? 'card card-wide' : 'card h-full gap-5'}>
      <div className="card-frame">{children}</div>
      <div className="flex flex-col gap-2">
        <p className="flex flex-wrap items-center gap-x-3 text-small">
          {date && <time dateTime={date}>{postDate(date)}</time>}
          {tag && (
            <Link
              href={screenHref('blog-tag')}
              className="quiet-link relative z-10 min-h-9 text-sage hover:text-sage"
            >
              {tag}
            </Link>
          )}
        </p>
        <h3 className={isWide ? 'text-h2' : 'text-h3'}>
          <Link href={href} className="card-link">
            {title}
          </Link>
        </h3>
        {description && <p className="measure pt-2">{description}</p>}
      </div>
    </article>
  )
}
