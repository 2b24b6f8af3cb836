import type { QuoteView } from '@/content/offers/view'
import { PageBand } from '@/ui/page-band'
import { Section } from '@/ui/section'
import { Conversation } from './conversation'
import { OfferAnswers, WithdrawForm } from './answer-forms'
import { OfferSheet } from './offer-sheet'
import { PrintButton } from '@/ui/print-button-client'
import { QuoteStatus } from './quote-status'
import { RequestSummary } from './request-summary'
import * as messages from '@/messages/offers'

type QuotePageProps = { quote: QuoteView; token: string }

/** A request: its state, the offer with its answer forms, the requested articles, the messages, and last the form that withdraws it. */
export function QuotePage({ quote, token }: QuotePageProps) {
  const { number, offer, messages: thread, may } = quote
  const link = { id: quote.id, token }
  const title = offer ? messages.yourOffer : messages.yourRequest
  return (
    <>
      <div className="print:hidden">
        <PageBand title={title} eyebrow={number}>
          <QuoteStatus quote={quote} />
        </PageBand>
      </div>
      <Section isTight label={title}>
        <div className="flex flex-col gap-12">
          {offer && <OfferSheet quote={quote} offer={offer} />}
          <div className="mx-auto flex w-full max-w-4xl flex-col gap-12 print:hidden">
            {offer && <PrintButton look="quiet">{messages.printOffer}</PrintButton>}
            <OfferAnswers quote={quote} link={link} />
            <RequestSummary quote={quote} />
            {(thread.length > 0 || may.write) && <Conversation quote={quote} link={link} />}
            {may.withdraw && <WithdrawForm link={link} />}
          </div>
        </div>
      </Section>
    </>
  )
}
