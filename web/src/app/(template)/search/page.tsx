import { stegaClean } from '@/content/draft/metadata'
import { screenMetadata } from '@/content/site/screen-metadata'
import { screenWords } from '@/content/site/screen-words'
import { maxResults } from '@/features/search/max-results'
import { SearchPage } from '@/features/search/search-page-client'
import { searchResults } from '@/features/search/search-results'
import { PageBand } from '@/ui/page-band'
import { Section } from '@/ui/section'
import * as messages from '@/messages/pages'

/** All queries share one canonical address. */
export const generateMetadata = () => screenMetadata('search')

/** The page waits for its results: in a Suspense boundary they would stay hidden without script. */
export const instant = false

type SearchRouteProps = { searchParams: Promise<{ q?: string | string[] }> }

export default async function SearchRoute({ searchParams }: SearchRouteProps) {
  const { q } = await searchParams
  // In draft mode, hidden characters would become a link to wherever they say.
  const query = stegaClean((Array.isArray(q) ? q[0] : q)?.trim() ?? '')
  const [{ heading, text }, found] = await Promise.all([
    screenWords('search'),
    searchResults(query, maxResults),
  ])
  return (
    <>
      <PageBand title={heading} text={text} />
      <Section isTight label={messages.searchResults}>
        {/* At least as tall as the screen, so that results that appear during typing do not move the footer. */}
        <div className="min-h-svh">
          <SearchPage query={query} found={found} />
        </div>
      </Section>
    </>
  )
}
