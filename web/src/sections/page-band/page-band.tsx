import { config } from '@/content/config'
import { breadcrumbList } from '@/content/site/breadcrumb-list'
import { JsonLd } from '@/ui/json-ld'
import { PageBand as Band } from '@/ui/page-band'
import type { SectionOf } from '../types'
import * as common from '@/messages/common'

/** The top of an information page: breadcrumbs, title and introduction. */
export function PageBand({ section }: { section: SectionOf<'pageBand'> }) {
  if (!section.heading) return null
  const crumbs = [{ label: common.home, href: '/' }, { label: section.heading }]
  return (
    <>
      <Band title={section.heading} crumbs={crumbs}>
        {section.text}
      </Band>
      <JsonLd data={breadcrumbList(crumbs, config.siteUrl)} />
    </>
  )
}
