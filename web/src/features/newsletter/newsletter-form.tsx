import { emailPattern, invalidEmailMessage } from '@/content/forms/email'
import { subscribeToNewsletter } from '@/content/newsletter/action'
import { EmailForm } from '@/ui/forms/email-form-client'
import * as messages from '@/messages/forms'

type NewsletterFormProps = {
  /** Unique in the page. */
  id: string
  placeholder?: string | null
  buttonLabel?: string | null
}

/** The newsletter form of a section. */
export function NewsletterForm({ id, placeholder, buttonLabel }: NewsletterFormProps) {
  return (
    <EmailForm
      action={subscribeToNewsletter}
      id={id}
      pattern={emailPattern}
      message={invalidEmailMessage}
      placeholder={placeholder ?? messages.yourEmailAddress}
      buttonLabel={buttonLabel ?? messages.subscribe}
      className="w-full max-w-xl"
      inputClass="input min-w-0 flex-1 rounded-full px-5 sm:basis-52"
    />
  )
}
