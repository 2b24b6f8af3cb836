import { clsx } from 'clsx'
import { Section } from '@/ui/section'
import { SectionHead } from '@/ui/section-head'
import { BannerCard } from '../banner-parts'
import type { SectionOf } from '../types'

/** Offers on goods that are new. */
export function NewArrival({ section }: { section: SectionOf<'newArrival'> }) {
  const banners = (section.banners ?? []).filter(({ heading }) => heading)
  if (banners.length === 0) return null
  return (
    <Section label={section.heading ?? undefined}>
      <SectionHead {...section} />
      <ul className={clsx('grid gap-4 sm:gap-6', banners.length > 1 && 'lg:grid-cols-2')}>
        {banners.map((banner) => (
          <li key={banner._key} className="last:odd:lg:col-span-2 last:odd:first:lg:col-span-1">
            <BannerCard
              level={section.heading ? 'h3' : 'h2'}
              banner={banner}
              isLarge={banners.length === 1}
            />
          </li>
        ))}
      </ul>
    </Section>
  )
}
