import { comparedSlugs, comparison } from '@/content/compare/compare'
import { personalMetadata } from '@/content/site/personal-metadata'
import { screenWords } from '@/content/site/screen-words'
import { CompareView } from '@/features/catalogue/compare/compare-view'

/** Comparisons are not for search engines; all share one canonical address. */
export const generateMetadata = () => personalMetadata('compare')

/** The page waits for its table: in a Suspense boundary it would stay hidden without script. */
export const instant = false

type CompareRouteProps = { searchParams: Promise<{ items?: string | string[] }> }

/** `/compare?items=kraft-bags-brown,sos-bags-white`. */
export default async function CompareRoute({ searchParams }: CompareRouteProps) {
  const { items } = await searchParams
  const [words, compared] = await Promise.all([screenWords('compare'), comparison(comparedSlugs(items))])
  return <CompareView words={words} comparison={compared} isGiven={items !== undefined} />
}
