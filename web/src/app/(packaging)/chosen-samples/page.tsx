import { samplesBySku } from '@/content/sample-requests/offered-samples'
import { screenMetadata } from '@/content/site/screen-metadata'
import { screenWords } from '@/content/site/screen-words'
import { SamplesPage } from '@/features/sample-requests/samples-page'

/** All lists share one canonical address. */
export const generateMetadata = () => screenMetadata('samples')

/** The page waits for its list: in a Suspense boundary it would stay hidden without script. */
export const instant = false

/** More article numbers than a request may hold, so that those left out can be named. */
const maxSkus = 10

type ChosenSamplesProps = { searchParams: Promise<{ sku?: string | string[] }> }

/** `/samples?sku=KBB-01&sku=KBB-02`: next.config.ts rewrites it to this route. */
export default async function ChosenSamplesRoute({ searchParams }: ChosenSamplesProps) {
  const { sku } = await searchParams
  const skus = [sku ?? []]
    .flat()
    .map((each) => each.trim())
    .filter(Boolean)
    .slice(0, maxSkus)
  const [words, offered] = await Promise.all([screenWords('samples'), samplesBySku(skus)])
  return <SamplesPage words={words} offered={offered} />
}
