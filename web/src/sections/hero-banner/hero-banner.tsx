import { WideBanner } from '../banner'
import type { SectionProps } from '../types'

/** One large banner at the top of a page. */
export function HeroBanner({ section, isFirst }: SectionProps<'heroBanner'>) {
  if (!section.heading) return null
  return (
    <section aria-label={section.heading}>
      <WideBanner banner={section} level={isFirst ? 'h1' : 'h2'} isFirst={isFirst} />
    </section>
  )
}
