import { screenHref } from '@shop/studio/routes'
import type { Metadata } from 'next'
import { Suspense } from 'react'
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

type SearchRouteProps = { searchParams: Promise<{ q?: string | string[] }> }

export default function SearchRoute({ searchParams }: SearchRouteProps) {
  return (
    <>
      <PageBand title="Search" crumbs={[{ label: 'Home', href: '/' }, { label: 'Search' }]} />
      <Section isTight label="Search results">
        {/* At least as tall as the screen, so that arriving results do not move the footer into view and out again. */}
        <div className="min-h-svh">
          <Suspense>
            <Found searchParams={searchParams} />
          </Suspense>
        </div>
      </Section>
    </>
  )
}

async function Found({ searchParams }: SearchRouteProps) {
  const { q } = await searchParams
  const query = (Array.isArray(q) ? q[0] : q)?.trim() ?? ''
  return <SearchPage query={query} results={await searchResults(query)} />
}
