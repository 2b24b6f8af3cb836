import { detailsHref } from '@shop/studio/routes'
import { sampleItemOf } from '@/content/catalogue/sample-item'
import type { DetailsPage } from '@/content/catalogue/types'
import { stegaClean } from '@/content/draft/metadata'
import { printedPrices } from '@/content/selling/print-price'
import type { Link as LinkData } from '@/content/site/link'
import { ButtonLink } from '@/ui/button'
import { buttonClass } from '@/ui/button-look'
import { CompareToggle } from './compare/compare-toggle-client'
import { printedWorkId } from './printed-work'
import { PricePanel } from './selling/price-panel-client'
import { QuoteListLink } from './selling/quote-list-link-client'
import { SizeButtons } from './size-buttons-client'
import * as messages from '@/messages/catalogue'

type DetailsActionsProps = {
  page: DetailsPage
  /** Where shoppers ask for a quote. */
  quote?: LinkData
}

/** What a visitor can do with an item: choose, price, order and compare it; of one that is no longer made, see what replaces it. */
export function DetailsActions({ page, quote }: DetailsActionsProps) {
  const { slug, name, sizes, selling, replacement } = page
  if (replacement) {
    return (
      <div className="flex flex-col items-start gap-5">
        <p className="w-full rounded-card border border-amber px-4 py-3">
          {messages.replacedBy(replacement.name)}
        </p>
        <ButtonLink href={detailsHref(replacement.slug)} className="max-sm:w-full">
          {messages.seeNamed(replacement.name)}
        </ButtonLink>
      </div>
    )
  }
  if (!selling) {
    return (
      <>
        {sizes.length > 0 && <SizeButtons sizes={sizes} />}
        {quote && (
          <ButtonLink href={quote.href} className="self-start max-sm:w-full">
            {quote.label}
          </ButtonLink>
        )}
      </>
    )
  }
  const { articles, facts: _, ...terms } = selling
  return (
    <PricePanel
      name={name}
      articles={articles}
      terms={terms}
      sample={sampleItemOf(page)}
      printedHref={page.print && printedPrices(selling) && `#${printedWorkId}`}
    >
      {quote && (
        <QuoteListLink sku={articles[0]?.sku} className={buttonClass('quiet', 'w-full')}>
          {quote.label}
        </QuoteListLink>
      )}
      <CompareToggle slug={slug} name={stegaClean(name)} className="sm:justify-center sm:self-center" />
    </PricePanel>
  )
}
