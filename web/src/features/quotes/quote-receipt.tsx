import { quoteHref, screenHref } from '@shop/studio/routes'
import type { FormState } from '@/form-state'
import type { QuoteField, QuoteResult } from '@/content/quotes/types'
import { ButtonLink } from '@/ui/button'
import { buttonClass } from '@/ui/button-look'
import { FormReceipt } from '@/ui/forms/form-receipt-client'
import * as common from '@/messages/common'
import * as messages from '@/messages/quotes'

type QuoteReceiptProps = { id: string; state: FormState<QuoteField, QuoteResult> }

/** Takes the place of list and form once the request was sent. */
export function QuoteReceipt({ id, state: { message, number, result } }: QuoteReceiptProps) {
  const sent = result?.sent
  return (
    <FormReceipt id={id} heading={messages.receiptHeading} message={message} number={number}>
      {sent && (
        <ul aria-label={common.whatYouAskedFor} className="flex list-disc flex-col gap-1 ps-5">
          {sent.goods.map((goods) => (
            <li key={goods}>
              <bdi>{goods}</bdi>
            </li>
          ))}
        </ul>
      )}
      <h4 className="text-h3">{messages.whatHappensNext}</h4>
      <ol className="flex list-decimal flex-col gap-1 ps-5">
        <li>{messages.stepEmail}</li>
        <li>{messages.stepOffer}</li>
        <li>{messages.stepAnswer}</li>
      </ol>
      <div className="flex flex-wrap gap-3">
        {sent?.token ? (
          // A full page load: a private page is neither prefetched nor kept by the router.
          <a href={quoteHref(sent.id, sent.token)} className={buttonClass('primary')}>
            {messages.openRequest}
          </a>
        ) : (
          sent && <p>{messages.alreadySent}</p>
        )}
        <ButtonLink href={screenHref('categories')} look="quiet">
          {common.backToTheCatalogue}
        </ButtonLink>
      </div>
      {sent?.token && <p className="text-small">{messages.keepLinkPrivate}</p>}
    </FormReceipt>
  )
}
