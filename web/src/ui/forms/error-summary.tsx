import type { FormState } from '@/form-state'
import { fieldId } from './form-context'
import * as messages from '@/messages/forms'

type ErrorSummaryProps = { formId: string; state: FormState }

/** What went wrong, above the form: a sentence, and a link to each field that must be corrected. */
export function ErrorSummary({ formId, state: { status, message, errors } }: ErrorSummaryProps) {
  if (status !== 'invalid' && status !== 'failed') return null
  const wrong = Object.entries(errors ?? {}).filter((entry): entry is [string, string] => Boolean(entry[1]))
  return (
    <div role="alert" className="form-alert">
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
    </div>
  )
}
