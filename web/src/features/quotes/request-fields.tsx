import { artworkAccept, artworkHint } from '@/content/quotes/artwork-rules'
import { neededByMessage, requestRules } from '@/content/quotes/request-rules'
import { FieldSet } from '@/ui/choices'
import { FormField, FormTextArea } from '@/ui/forms/fields-client'
import { ArtworkField } from './artwork-field-client'
import * as common from '@/messages/common'
import * as messages from '@/messages/quotes'

/** Who asks, and what we should know besides the list. */
export function RequestFields() {
  return (
    <FieldSet legend={messages.yourDetails}>
      <div className="grid gap-5 sm:grid-cols-2">
        <FormField label={common.name} name="name" autoComplete="name" required {...requestRules.name} />
        <FormField
          label={common.company}
          name="company"
          autoComplete="organization"
          {...requestRules.company}
        />
        <FormField
          label={common.email}
          name="email"
          type="email"
          autoComplete="email"
          required
          {...requestRules.email}
        />
        <FormField
          label={messages.phone}
          name="phone"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          {...requestRules.phone}
        />
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
          hint={messages.whereItGoesHow}
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
