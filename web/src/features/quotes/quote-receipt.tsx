import { quoteHref, screenHref } from '@shop/studio/routes'
import type { FormState } from '@/form-state'
import type { QuoteField, QuoteResult } from '@/content/quotes/types'
import { ButtonLink } from '@/ui/button'
import { buttonClass } from '@/ui/button-look'
import { FormReceipt } from '@/ui/forms/form-receipt-client'

type QuoteReceiptProps = { id: string; state: FormState<QuoteField, QuoteResult> }

/** What stands in place of list and form once the request was sent. */
export function QuoteReceipt({ id, state: { message, number, result } }: QuoteReceiptProps) {
  const sent = result?.sent
  return (
    <FormReceipt id={id} heading="Thank you for your request" message={message} number={number}>
      {sent && (
        <ul aria-label="What you asked for" className="flex list-disc flex-col gap-1 ps-5">
          {sent.goods.map((goods) => (
            <li key={goods}>
              <bdi>{goods}</bdi>
            </li>
          ))}
        </ul>
      )}
      <h4 className="text-h3">What happens next</h4>
      <ol className="flex list-decimal flex-col gap-1 ps-5">
        <li>You get a mail with this number and your private link.</li>
        <li>Within one working day we send you an offer with delivery, to the same link.</li>
        <li>You accept it there, ask us, or decline. Until then nothing is ordered.</li>
      </ol>
      <div className="flex flex-wrap gap-3">
        {sent?.token ? (
          // A full page load: a private page is neither prefetched nor kept by the router.
          <a href={quoteHref(sent.id, sent.token)} className={buttonClass('primary')}>
            Open your request
          </a>
        ) : (
          sent && <p>You sent this request before. Its private link is in the mail that you got.</p>
        )}
        <ButtonLink href={screenHref('categories')} look="quiet">
          Back to the catalogue
        </ButtonLink>
      </div>
      {sent?.token && (
        <p className="text-small">
          Keep the link to yourself: anyone who has it can see and accept the offer. You find it again under
          My Account in this browser.
        </p>
      )}
    </FormReceipt>
  )
}
