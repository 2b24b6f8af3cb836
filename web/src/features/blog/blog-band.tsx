import { config } from '@/content/config'
import { breadcrumbList } from '@/content/site/breadcrumb-list'
import { screenWords } from '@/content/site/screen-words'
import { JsonLd } from '@/ui/json-ld'
import { PageBand } from '@/ui/page-band'
import * as common from '@/messages/common'

/** The banner of a list of posts, from its document. */
export async function BlogBand({ screen }: { screen: 'blog-v1' | 'blog-v2' }) {
  const { heading, text } = await screenWords(screen)
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
