import { Section } from '@/ui/section'
import { BannerCards } from '../banner'
import type { SectionOf } from '../types'

/** Banners side by side. */
export function PromoBanners({ section }: { section: SectionOf<'promoBanners'> }) {
  const banners = (section.banners ?? []).filter(({ heading }) => heading)
  if (banners.length === 0) return null
  return (
    <Section>
      <BannerCards banners={banners} level="h2" />
    </Section>
  )
}
