import type { ReactNode } from 'react'
import type { FormState } from '@/form-state'
import { fieldId } from './form-context'
import * as messages from '@/messages/forms'

type ErrorSummaryProps = {
  formId: string
  state: FormState
  /** What it says of a form that was removed while it was sent, when the server asks to correct fields. */
  removed?: string
}

/**
 * What went wrong, above the form: a sentence, and a link to each field that must be corrected. Of a form that could not be
 * sent the visitor reads it beside the button (`SubmitButton`); without script it is here, where the page opens.
 */
export function ErrorSummary({ formId, state, removed }: ErrorSummaryProps) {
  const { status, message, errors } = state
  if (status !== 'invalid' && status !== 'failed') return null
  const wrong = Object.entries(errors ?? {}).filter((entry): entry is [string, string] => Boolean(entry[1]))
  if (removed !== undefined && wrong.length > 0)
    return (
      <Alert>
        <p className="font-medium text-ink">{removed}</p>
      </Alert>
    )
  const summary = (
    <Alert>
      <p className="font-medium text-ink">{message ?? messages.correctFields(wrong.length)}</p>
      {wrong.length > 0 && (
        <ul className="flex flex-col">
          {wrong.map(([name, error]) => (
            <li key={name}>
              <a href={`#${fieldId(formId, name)}`} className="quiet-link min-h-11 text-clay underline">
                {error}
              </a>
            </li>
          ))}
        </ul>
      )}
    </Alert>
  )
  return status === 'failed' && removed === undefined ? <noscript>{summary}</noscript> : summary
}

const Alert = ({ children }: { children: ReactNode }) => (
  <div role="alert" tabIndex={-1} className="form-alert scroll-mt-28">
    {children}
  </div>
)
