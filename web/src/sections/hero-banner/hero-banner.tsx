import { OpeningBanner } from '../banner-parts'
import type { SectionProps } from '../types'

/** One large offer at the top of a page. */
export function HeroBanner({ section, isFirst }: SectionProps<'heroBanner'>) {
  if (!section.heading) return null
  return (
    <section aria-label={section.heading}>
      <OpeningBanner banner={section} level={isFirst ? 'h1' : 'h2'} isFirst={isFirst} />
    </section>
  )
}
