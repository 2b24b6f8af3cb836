import { askedLine } from '@/content/quotes/asked-line'
import { personalMetadata } from '@/content/site/personal-metadata'
import { screenWords } from '@/content/site/screen-words'
import { QuotePage } from '@/features/quotes/quote-page-client'
import { RequestFields } from '@/features/quotes/request-fields'
import { PageBand } from '@/ui/page-band'
import { Section } from '@/ui/section'

export const generateMetadata = () => personalMetadata('quote')

/** The page waits for the article that its address names: in a Suspense boundary it would stay hidden without script. */
export const instant = false

type QuoteRouteProps = { searchParams: Promise<{ sku?: string | string[] }> }

/** The quote list of the browser, and the form that sends it; `?sku=…` adds an article. */
export default async function QuoteRoute({ searchParams }: QuoteRouteProps) {
  const { sku } = await searchParams
  const [{ heading, text }, asked] = await Promise.all([
    screenWords('quote'),
    askedLine([sku].flat()[0] ?? ''),
  ])
  return (
    <>
      <PageBand title={heading} crumbs={[{ label: 'Home', href: '/' }, { label: heading }]}>
        {text && <p>{text}</p>}
      </PageBand>
      <Section isTight label={heading}>
        <div className="min-h-svh" data-kept="quote-list">
          <QuotePage asked={asked} fields={<RequestFields />} />
        </div>
      </Section>
    </>
  )
}
