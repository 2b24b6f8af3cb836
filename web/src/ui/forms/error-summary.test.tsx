import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { FormState } from '@/form-state'
import { ErrorSummary } from './error-summary'
import { SubmitButton } from './fields-client'
import { FormContext } from './form-context'

const formIn = (state: FormState) =>
  renderToStaticMarkup(
    <FormContext value={{ id: 'order', state, isPending: false }}>
      <ErrorSummary formId="order" state={state} />
      <SubmitButton>Send</SubmitButton>
    </FormContext>,
  )

it('says beside the button that a form could not be sent, and above it only without script', () => {
  const html = formIn({ status: 'failed', message: 'Try again' })
  expect(html).toMatch(
    /^<noscript>.*Try again.*<\/noscript><p role="alert" tabindex="-1".*Try again<\/p><button/,
  )
})

it('says above the form which fields are wrong', () => {
  const html = formIn({ status: 'invalid', errors: { name: 'Please enter your name' } })
  expect(html).toMatch(/^<div role="alert" tabindex="-1".*href="#order-name".*<\/div><button/)
})

it('keeps the message of the server for a form that was removed', () => {
  const html = renderToStaticMarkup(
    <ErrorSummary formId="order" state={{ status: 'failed', message: 'Sold out' }} removed="Nothing sent" />,
  )
  expect(html).toMatch(/^<div role="alert".*Sold out/)
})

it('asks nobody to correct the fields of a form that was removed', () => {
  const state: FormState = {
    status: 'invalid',
    message: 'Please choose.',
    errors: { payment: 'Please choose' },
  }
  const html = renderToStaticMarkup(<ErrorSummary formId="order" state={state} removed="Nothing sent" />)
  expect(html).toMatch(/^<div role="alert".*Nothing sent/)
  expect(html).not.toContain('Please choose')
})
