import { screenHref } from '@shop/studio/routes'
import type { Metadata } from 'next'
import { SearchPage } from '@/features/search/search-page-client'
import { searchResults } from '@/features/search/search-results'
import { PageBand } from '@/ui/page-band'
import { Section } from '@/ui/section'

/** All queries share one canonical address. */
export const metadata: Metadata = {
  title: 'Search',
  description: 'Find bags, boxes, sheets, furniture and posts by material, shape, size or name.',
  alternates: { canonical: screenHref('search') },
}

/** The page waits for its results: in a Suspense boundary they would stay hidden without script. */
export const instant = false

type SearchRouteProps = { searchParams: Promise<{ q?: string | string[] }> }

export default async function SearchRoute({ searchParams }: SearchRouteProps) {
  const { q } = await searchParams
  const query = (Array.isArray(q) ? q[0] : q)?.trim() ?? ''
  return (
    <>
      <PageBand title="Search" crumbs={[{ label: 'Home', href: '/' }, { label: 'Search' }]} />
      <Section isTight label="Search results">
        {/* At least as tall as the screen, so that results that appear during typing do not move the footer. */}
        <div className="min-h-svh">
          <SearchPage query={query} results={await searchResults(query)} />
        </div>
      </Section>
    </>
  )
}
