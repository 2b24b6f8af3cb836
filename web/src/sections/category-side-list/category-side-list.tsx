import { clsx } from 'clsx'
import { pictureSource, toPicture } from '@/content/pictures/picture'
import { toLink } from '@/content/site/link'
import { Icon } from '@/ui/icons/icon'
import { Link } from '@/ui/link-client'
import { Picture } from '@/ui/picture'
import { BannerText } from '../banner'
import type { SectionProps } from '../types'
import * as messages from '@/messages/sections'

/** A list of departments beside a large banner, or below it on phones. */
export function CategorySideList({ section, isFirst }: SectionProps<'categorySideList'>) {
  const entries = (section.entries ?? []).flatMap((entry) => toLink(entry) ?? [])
  const { banner } = section
  if (entries.length === 0 && !banner?.heading) return null
  return (
    <section aria-label={section.heading ?? undefined} className="wrap grid gap-6 pt-6 lg:grid-cols-12">
      {banner?.heading && (
        <div
          className={clsx(
            'grid bg-band sm:grid-cols-2 lg:row-start-1',
            entries.length > 0 ? 'lg:col-span-9 lg:col-start-4' : 'lg:col-span-12',
          )}
        >
          <div className="flex flex-col items-start justify-center gap-5 p-6 sm:p-10 xl:p-16">
            <BannerText banner={banner} level={isFirst ? 'h1' : 'h2'} size="text-title" />
          </div>
          <div className="relative aspect-square sm:aspect-auto sm:min-h-96">
            <Picture
              source={pictureSource(toPicture(banner.picture))}
              sizes="(min-width: 1024px) 42rem, (min-width: 640px) 32rem, 30rem"
              isFirst={isFirst}
              className="cover"
            />
          </div>
        </div>
      )}
      {entries.length > 0 && (
        <nav
          aria-label={section.heading ?? messages.departments}
          className="border border-line lg:col-span-3 lg:col-start-1 lg:row-start-1"
        >
          {section.heading && (
            <p className="bg-band px-6 py-4 font-heading text-h3 text-ink">{section.heading}</p>
          )}
          <ul className="grid grid-cols-2 divide-y divide-line lg:grid-cols-1 max-lg:*:odd:last:col-span-2">
            {entries.map(({ label, href }, index) => (
              <li key={`${index}${label}`}>
                <Link href={href} className="list-link">
                  {label}
                  <Icon name="chevron-right" className="mirrored" />
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </section>
  )
}
