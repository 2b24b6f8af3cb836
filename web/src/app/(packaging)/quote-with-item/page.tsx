import { lineFromSku } from '@/content/quotes/line-from-sku'
import { personalMetadata } from '@/content/site/personal-metadata'
import { screenWords } from '@/content/site/screen-words'
import { QuoteListPage } from '@/features/quotes/quote-list-page'

export const generateMetadata = () => personalMetadata('quote')

/** The page waits for the article that its address names: in a Suspense boundary it would stay hidden without script. */
export const instant = false

type QuoteWithItemProps = { searchParams: Promise<{ sku?: string | string[] }> }

/** `/quote?sku=KBB-01` adds an article to the list; next.config.ts rewrites it to this route. */
export default async function QuoteWithItemRoute({ searchParams }: QuoteWithItemProps) {
  const { sku } = await searchParams
  const [words, requested] = await Promise.all([screenWords('quote'), lineFromSku([sku].flat()[0] ?? '')])
  return <QuoteListPage words={words} requested={requested} />
}
