import type { ComponentProps } from 'react'
import { acceptOffer, declineOffer, withdrawRequest } from '@/content/offers/actions'
import type { QuoteLink } from '@/content/offers/link'
import { quoteRules } from '@/content/offers/rules'
import type { OfferView, QuoteView } from '@/content/offers/view'
import { formatCents } from '@/content/money/format'
import { ActionForm } from '@/ui/forms/action-form-client'
import { FormField, FormTextArea, SubmitButton } from '@/ui/forms/fields-client'
import { NameField } from '@/ui/forms/person-fields'
import { LinkFields } from './link-fields'
import * as messages from '@/messages/offers'

type OfferAnswersProps = { quote: QuoteView; link: QuoteLink }

/** The answers to an offer that the state of the request allows: accept or decline it. */
export function OfferAnswers({ quote: { may, offer, buyer }, link }: OfferAnswersProps) {
  return (
    <>
      {offer && may.accept && <AcceptForm offer={offer} link={link} name={buyer.name} />}
      {offer && may.decline && <DeclineForm offer={offer} link={link} />}
    </>
  )
}

type OfferFormProps = { offer: OfferView; link: QuoteLink }

function AcceptForm({ offer, link, name }: OfferFormProps & { name: string }) {
  return (
    <section aria-labelledby="accept-heading" className="flex flex-col gap-6">
      <h2 id="accept-heading" className="text-h2">
        {messages.acceptOffer}
      </h2>
      <ActionForm
        action={acceptOffer}
        id="accept"
        label={messages.acceptOffer}
        className="grid gap-6 sm:grid-cols-2"
      >
        <LinkFields link={link} offer={offer} />
        <NameField label={messages.yourName} defaultValue={name} {...quoteRules.name} />
        <FormField
          {...quoteRules.purchaseOrder}
          name="purchaseOrder"
          label={messages.purchaseOrderNumber}
          hint={messages.purchaseOrderHint}
        />
        <FormTextArea
          {...quoteRules.address}
          name="address"
          label={messages.deliveryAddress}
          rows={3}
          autoComplete="street-address"
          className="sm:col-span-2"
        />
        <div className="sm:col-span-2">
          <SubmitButton className="max-sm:w-full">
            {messages.acceptAndOrderFor(formatCents(offer.total))}
          </SubmitButton>
        </div>
      </ActionForm>
    </section>
  )
}

const DeclineForm = ({ offer, link }: OfferFormProps) => (
  <FoldedForm
    id="decline"
    heading={messages.declineThisOffer}
    action={declineOffer}
    submit={messages.declineOffer}
  >
    <LinkFields link={link} offer={offer} />
    <FormTextArea {...quoteRules.reason} name="text" label={messages.declineReason} rows={3} />
  </FoldedForm>
)

/** Withdraws a request that has no offer yet. */
export const WithdrawForm = ({ link }: { link: QuoteLink }) => (
  <FoldedForm
    id="withdraw"
    heading={messages.noLongerNeeded}
    label={messages.withdrawThisRequest}
    action={withdrawRequest}
    submit={messages.withdrawRequest}
  >
    <LinkFields link={link} />
  </FoldedForm>
)

type FoldedFormProps<Field extends string> = Omit<
  ComponentProps<typeof ActionForm<Field, undefined>>,
  'className' | 'label'
> & {
  heading: string
  /** The form's name for assistive technology, where the heading does not say what it does. */
  label?: string
  submit: string
}

/** An answer that few buyers give: closed until it is chosen. */
function FoldedForm<Field extends string>({
  heading,
  label = heading,
  submit,
  children,
  ...form
}: FoldedFormProps<Field>) {
  return (
    <details className="rounded-card border border-line p-6">
      <summary className="with-chevron min-h-11 cursor-pointer font-medium text-ink">{heading}</summary>
      <ActionForm {...form} label={label} className="flex flex-col gap-6 pt-4">
        {children}
        <SubmitButton look="quiet" className="w-fit max-sm:w-full">
          {submit}
        </SubmitButton>
      </ActionForm>
    </details>
  )
}
