import { acceptOffer, declineOffer, withdrawRequest } from '@/content/offers/actions'
import type { QuoteLink } from '@/content/offers/link'
import { quoteRules } from '@/content/offers/rules'
import type { OfferView, QuoteView } from '@/content/offers/view'
import { formatCents } from '@/content/money/format'
import { ActionForm } from '@/ui/forms/action-form-client'
import { FormField, FormTextArea, SubmitButton } from '@/ui/forms/fields-client'
import { LinkFields } from './link-fields'

type AnswerFormsProps = { quote: QuoteView; link: QuoteLink }

/** What the buyer can do with the request as it stands: accept or decline its offer, or take it back. */
export function AnswerForms({ quote: { may, offer, buyer }, link }: AnswerFormsProps) {
  return (
    <>
      {offer && may.accept && <AcceptForm offer={offer} link={link} name={buyer.name} />}
      {offer && may.decline && <DeclineForm offer={offer} link={link} />}
      {may.withdraw && <WithdrawForm link={link} />}
    </>
  )
}

type OfferFormProps = { offer: OfferView; link: QuoteLink }

function AcceptForm({ offer, link, name }: OfferFormProps & { name: string }) {
  return (
    <section aria-labelledby="accept-heading" className="flex flex-col gap-6">
      <h2 id="accept-heading" className="text-h2">
        Accept this offer
      </h2>
      <ActionForm
        action={acceptOffer}
        id="accept"
        label="Accept this offer"
        className="grid gap-6 sm:grid-cols-2"
        receiptHeading="Accepted"
      >
        <LinkFields link={link} offer={offer} />
        <FormField
          {...quoteRules.name}
          name="name"
          label="Your name"
          required
          autoComplete="name"
          defaultValue={name}
        />
        <FormField
          {...quoteRules.purchaseOrder}
          name="purchaseOrder"
          label="Purchase order number"
          hint="It stands on your order and your invoice."
        />
        <FormTextArea
          {...quoteRules.address}
          name="address"
          label="Delivery address"
          rows={3}
          autoComplete="street-address"
          className="sm:col-span-2"
        />
        <div className="sm:col-span-2">
          <SubmitButton className="max-sm:w-full">{`Accept and Order for ${formatCents(offer.total)}`}</SubmitButton>
        </div>
      </ActionForm>
    </section>
  )
}

const DeclineForm = ({ offer, link }: OfferFormProps) => (
  <details className="rounded-card border border-line p-6">
    <summary className="min-h-11 cursor-pointer content-center font-medium text-ink">
      Decline this offer
    </summary>
    <ActionForm
      action={declineOffer}
      id="decline"
      label="Decline this offer"
      className="flex flex-col gap-6 pt-4"
      receiptHeading="Declined"
    >
      <LinkFields link={link} offer={offer} />
      <FormTextArea {...quoteRules.reason} name="text" label="What would make it work for you?" rows={3} />
      <SubmitButton look="quiet" className="w-fit max-sm:w-full">
        Decline Offer
      </SubmitButton>
    </ActionForm>
  </details>
)

const WithdrawForm = ({ link }: { link: QuoteLink }) => (
  <details className="rounded-card border border-line p-6">
    <summary className="min-h-11 cursor-pointer content-center font-medium text-ink">
      I do not need an offer any more
    </summary>
    <ActionForm
      action={withdrawRequest}
      id="withdraw"
      label="Withdraw this request"
      className="flex flex-col gap-6 pt-4"
      receiptHeading="Withdrawn"
    >
      <LinkFields link={link} />
      <SubmitButton look="quiet" className="w-fit max-sm:w-full">
        Withdraw Request
      </SubmitButton>
    </ActionForm>
  </details>
)
