'use client'

import { screenHref } from '@shop/studio/routes'
import { type ReactNode, useEffect } from 'react'
import { requestSamples } from '@/content/sample-requests/sample-action'
import type { OfferedSamples } from '@/content/sample-requests/offered-samples'
import { ButtonLink } from '@/ui/button'
import { ErrorSummary } from '@/ui/forms/error-summary'
import { SubmitButton } from '@/ui/forms/fields-client'
import { fieldId, FormContext } from '@/ui/forms/form-context'
import { FormReceipt } from '@/ui/forms/form-receipt-client'
import { Honeypot } from '@/ui/forms/honeypot'
import { useFormAction } from '@/ui/forms/use-form-action-client'
import { sampleFields } from '@/visitor/kept-fields'
import { keepSent } from '@/visitor/sample-store'
import { useKeptFields } from '@/visitor/use-kept-fields-client'
import { SampleList } from './sample-list-client'
import { useShownSamples } from './use-shown-samples-client'
import * as common from '@/messages/common'
import * as messages from '@/messages/sample-requests'

const formId = 'samples'

/** The list of samples is kept elsewhere. */
const notKept = ['skus']

type SampleFormProps = {
  /** What the address asks for. */
  served: OfferedSamples
  /** What happens after a request, in an editor's words. */
  next?: string
  /** The fields; a server component. */
  children: ReactNode
}

/** The chosen samples and the form that requests them; it works without script, too. */
export function SampleForm({ served, next, children }: SampleFormProps) {
  const { state, isPending, formProps } = useFormAction(requestSamples, formId, {
    path: screenHref('samples'),
  })
  const { samples, problems, status } = useShownSamples(served, state.result?.samples)
  const isSent = state.status === 'done'
  useKeptFields(formProps.ref, { fields: sampleFields, notKept, isShown: !isSent })
  const { request: sent, sent: skus } = state.result ?? {}
  // Without script, and when the catalogue cannot be read after a refusal.
  const kept = status === 'served' ? state.values?.skus : ''
  useEffect(() => {
    if (!sent) return
    keepSent(sent, skus)
    sampleFields.forget()
  }, [sent, skus])
  if (isSent) {
    return (
      <div className="max-w-3xl">
        <FormReceipt
          id={formId}
          heading={messages.receiptHeading}
          message={state.message}
          number={state.number}
        >
          {sent && (
            <ul className="list-disc ps-5 text-ink">
              {sent.items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          )}
          {next && <p className="measure whitespace-pre-line">{next}</p>}
          <div className="flex flex-wrap gap-3">
            <ButtonLink href={screenHref('categories')}>{common.backToTheCatalogue}</ButtonLink>
            <ButtonLink href={screenHref('order-history')} look="quiet">
              {messages.yourRequests}
            </ButtonLink>
          </div>
        </FormReceipt>
      </div>
    )
  }
  return (
    <FormContext value={{ id: formId, state, isPending }}>
      <div className="grid gap-x-16 gap-y-12 lg:grid-cols-12 lg:items-start">
        <div className="lg:sticky lg:top-28 lg:col-span-5">
          <SampleList
            id={fieldId(formId, 'skus')}
            samples={samples}
            status={status}
            problems={problems}
            refused={state.result?.refused ?? []}
            error={state.errors?.skus}
          />
        </div>
        <form
          {...formProps}
          aria-label={common.samples}
          className="flex scroll-mt-28 flex-col gap-6 lg:col-span-7"
        >
          <h2 className="text-h2">{messages.addressHeading}</h2>
          <ErrorSummary formId={formId} state={state} />
          <input type="hidden" name="skus" value={samples.map(({ sku }) => sku).join(',') || kept} />
          {children}
          <Honeypot />
          <div className="flex flex-col gap-3">
            <SubmitButton className="w-full sm:w-fit">{messages.requestSamples}</SubmitButton>
            <p className="text-small">{messages.privacyNote}</p>
          </div>
        </form>
      </div>
    </FormContext>
  )
}
