import type { NewQuoteLine } from '@/content/quotes/list'
import type { ScreenWords } from '@/content/site/screen-words'
import { PageBand } from '@/ui/page-band'
import { Section } from '@/ui/section'
import { QuotePage } from './quote-page-client'
import { RequestFields } from './request-fields'

/** The page of the quote list; `requested` is the article that its address names. */
export function QuoteListPage({ words, requested }: { words: ScreenWords; requested?: NewQuoteLine }) {
  const { heading, text } = words
  return (
    <>
      <PageBand title={heading} text={text} />
      <Section isTight label={heading}>
        <div className="min-h-svh" data-kept="quote-list">
          <QuotePage requested={requested} fields={<RequestFields />} />
        </div>
      </Section>
    </>
  )
}
