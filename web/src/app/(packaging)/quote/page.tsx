import { personalMetadata } from '@/content/site/personal-metadata'
import { screenWords } from '@/content/site/screen-words'
import { QuoteListPage } from '@/features/quotes/quote-list-page'

export const ensureStatic = 'navigation'

export const generateMetadata = () => personalMetadata('quote')

/** The quote list of the browser, and the form that sends it. Without script, the form posts to this page. */
export default async function QuoteRoute() {
  return <QuoteListPage words={await screenWords('quote')} />
}
