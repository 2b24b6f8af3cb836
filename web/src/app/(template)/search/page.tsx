import { screenHref } from '@shop/studio/routes'
import type { Metadata } from 'next'
import { Suspense } from 'react'
import { SearchPage } from '@/features/search/search-page-client'
import { PageBand } from '@/ui/page-band'
import { Section } from '@/ui/section'

/** Whatever was asked for: search engines know this page by its one address. */
export const metadata: Metadata = {
  title: 'Search',
  description: 'Find bags, boxes, sheets, furniture and posts by material, shape, size or name.',
  alternates: { canonical: screenHref('search') },
}

export default function SearchRoute() {
  return (
    <>
      <PageBand title="Search" crumbs={[{ label: 'Home', href: '/' }, { label: 'Search' }]} />
      <Section isTight label="Search results">
        {/* As high as the screen from the start, so that results push nothing that is in view. */}
        <div className="min-h-svh">
          <Suspense>
            <SearchPage />
          </Suspense>
        </div>
      </Section>
    </>
  )
}
