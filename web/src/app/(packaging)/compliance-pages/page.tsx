import type { Metadata } from 'next'
import type { SearchParams } from '@/content/catalogue/keys'
import { compliance, itemsOfPage } from '@/content/compliance/compliance'
import { parsePage } from '@/content/facets/address'
import { complianceHref } from '@/content/compliance/href'
import { pageMetadata } from '@/content/draft/metadata'
import { screenWords } from '@/content/site/screen-words'
import { screenMetadata } from '@/content/site/screen-metadata'
import * as messages from '@/messages/pages'
import { ComplianceScreen } from '../compliance/compliance-screen'

/** The page waits for its items: in a Suspense boundary they would stay hidden without script. */
export const instant = false

type CompliancePagesProps = { searchParams: Promise<SearchParams> }

const pageIn = ({ page }: SearchParams) => parsePage([page].flat()[0] ?? null)

/** Each further page has its own canonical address. */
export async function generateMetadata({ searchParams }: CompliancePagesProps): Promise<Metadata> {
  const [{ items }, { seoTitle }, metadata, values] = await Promise.all([
    compliance(),
    screenWords('compliance'),
    screenMetadata('compliance'),
    searchParams,
  ])
  const { page } = itemsOfPage(items, pageIn(values))
  if (page === 1) return metadata
  return pageMetadata({
    ...metadata,
    title: messages.titleOfPage(seoTitle, String(page)),
    alternates: { canonical: complianceHref(page) },
  })
}

/** `/compliance?page=2`; next.config.ts rewrites it to this route. */
export default async function CompliancePages({ searchParams }: CompliancePagesProps) {
  return <ComplianceScreen page={pageIn(await searchParams)} />
}
