import { PageBand as Band } from '@/ui/page-band'
import type { SectionOf } from '../types'

/** The top of an information page: the way back, what it is called, and a sentence. */
export function PageBand({ section }: { section: SectionOf<'pageBand'> }) {
  if (!section.heading) return null
  return (
    <Band title={section.heading} crumbs={[{ label: 'Home', href: '/' }, { label: section.heading }]}>
      {section.text}
    </Band>
  )
}
