import { Section } from '@/ui/section'
import { SectionHead } from '@/ui/section-head'
import { BannerCards } from '../banner'
import type { SectionOf } from '../types'

/** Banners for new products. */
export function NewArrival({ section }: { section: SectionOf<'newArrival'> }) {
  const banners = (section.banners ?? []).filter(({ heading }) => heading)
  if (banners.length === 0) return null
  return (
    <Section label={section.heading ?? undefined}>
      <SectionHead {...section} />
      <BannerCards banners={banners} level={section.heading ? 'h3' : 'h2'} />
    </Section>
  )
}
