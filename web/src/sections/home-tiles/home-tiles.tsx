import { clsx } from 'clsx'
import { pictureSource, toPicture } from '@/content/pictures/picture'
import { linkHref } from '@/content/site/link'
import { Link } from '@/ui/link-client'
import { Picture } from '@/ui/picture'
import { Section } from '@/ui/section'
import { SectionHead } from '@/ui/section-head'
import { compact } from '../lists'
import type { SectionOf } from '../types'
import * as shop from '@/messages/shop'

/** Departments with their number of products: large tiles, or a row of small round ones. */
export function HomeTiles({ section }: { section: SectionOf<'homeTiles'> }) {
  const tiles = compact(section.tiles).filter(({ name }) => name)
  const isStrip = section.layout === 'strip'
  if (tiles.length === 0) return null
  return (
    <Section label={section.heading ?? undefined}>
      <SectionHead {...section} />
      <ul className="grid grid-cols-2 gap-4 sm:gap-6 lg:grid-cols-4">
        {tiles.map(({ _id, name, count, tag, to, url, picture }) => {
          const href = linkHref({ to, url })
          return (
            <li
              key={_id}
              className={clsx('relative bg-band', isStrip && 'flex flex-wrap items-center gap-4 p-4')}
            >
              <Picture
                source={pictureSource(toPicture(picture), { aspect: 1, alt: '' })}
                sizes={isStrip ? '96px' : '(min-width: 1024px) 24vw, 48vw'}
                className={clsx(
                  'aspect-square object-cover',
                  isStrip ? 'w-20 shrink-0 rounded-full sm:w-24' : 'w-full',
                )}
              />
              <div className={clsx(!isStrip && 'flex flex-col gap-1 p-4 sm:p-6')}>
                {tag && !isStrip && <p className="tag">{tag}</p>}
                <h3 className="text-h3">
                  {href ? (
                    <Link href={href} className="card-link">
                      {name}
                    </Link>
                  ) : (
                    name
                  )}
                </h3>
                {count !== null && <p className="text-small">{shop.productCount(count)}</p>}
              </div>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
