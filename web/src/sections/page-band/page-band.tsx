import { config } from '@/content/config'
import { PageBand as Band } from '@/ui/page-band'
import type { SectionOf } from '../types'

/** The top of an information page: breadcrumbs, title and introduction. */
export function PageBand({ section }: { section: SectionOf<'pageBand'> }) {
  if (!section.heading) return null
  return <Band title={section.heading} text={section.text ?? undefined} siteUrl={config.siteUrl} />
}
