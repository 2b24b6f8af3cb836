import { artworkAccept, artworkHint } from '@/content/quotes/artwork-rules'
import { neededByMessage, requestRules } from '@/content/quotes/request-rules'
import { FieldSet } from '@/ui/choices'
import { FormField, FormTextArea } from '@/ui/forms/fields-client'
import { CompanyField, EmailField, NameField, PhoneField } from '@/ui/forms/person-fields'
import { ArtworkField } from './artwork-field-client'
import * as common from '@/messages/common'
import * as messages from '@/messages/quotes'

/** The fields about the buyer, and what the list does not say. */
export function RequestFields() {
  return (
    <FieldSet legend={messages.yourDetails}>
      <div className="grid gap-5 sm:grid-cols-2">
        <NameField {...requestRules.name} />
        <CompanyField {...requestRules.company} />
        <EmailField {...requestRules.email} />
        <PhoneField {...requestRules.phone} />
        <FormField
          label={common.neededBy}
          name="neededBy"
          type="date"
          message={neededByMessage}
          className="sm:col-span-2"
        />
        <FormTextArea
          label={messages.message}
          name="message"
          rows={4}
          hint={messages.messageHint}
          className="sm:col-span-2"
          {...requestRules.message}
        />
        <ArtworkField
          label={common.artwork}
          name="artwork"
          accept={artworkAccept}
          hint={artworkHint}
          className="sm:col-span-2"
        />
      </div>
    </FieldSet>
  )
}
