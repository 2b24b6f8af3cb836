import { config } from '@/content/config'
import { breadcrumbList } from '@/content/site/breadcrumb-list'
import type { ScreenWords } from '@/content/site/screen-words'
import { JsonLd } from '@/ui/json-ld'
import { PageBand } from '@/ui/page-band'
import * as common from '@/messages/common'

/** The banner of a page of the portfolio, with breadcrumbs to Home. */
export function PortfolioBand({ words: { heading, text } }: { words: ScreenWords }) {
  const crumbs = [{ label: common.home, href: '/' }, { label: heading }]
  return (
    <>
      <JsonLd data={breadcrumbList(crumbs, config.siteUrl)} />
      <PageBand title={heading} crumbs={crumbs}>
        {text && <p>{text}</p>}
      </PageBand>
    </>
  )
}
