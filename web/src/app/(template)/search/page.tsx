import type { Metadata } from 'next'
import { Suspense } from 'react'
import { SearchPage } from '@/features/search/search-page-client'
import { PageBand } from '@/ui/page-band'
import { Section } from '@/ui/section'

export const metadata: Metadata = {
  title: 'Search',
  alternates: { canonical: '/search' },
  robots: { index: false },
}

export default function SearchRoute() {
  return (
    <>
      <PageBand title="Search" crumbs={[{ label: 'Home', href: '/' }, { label: 'Search' }]} />
      <Section isTight label="Search results">
        <div className="min-h-[50vh]">
          <Suspense>
            <SearchPage />
          </Suspense>
        </div>
      </Section>
    </>
  )
}
