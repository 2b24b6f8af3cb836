import { artworkAccept, artworkHint } from '@/content/quotes/artwork-rules'
import { neededByMessage, requestRules } from '@/content/quotes/request-rules'
import { FieldSet } from '@/ui/choices'
import { FormField, FormTextArea } from '@/ui/forms/fields-client'
import { ArtworkField } from './artwork-field-client'

/** Who asks, and what we should know besides the list. */
export function RequestFields() {
  return (
    <FieldSet legend="Your details">
      <div className="grid gap-5 sm:grid-cols-2">
        <FormField label="Name" name="name" autoComplete="name" required {...requestRules.name} />
        <FormField label="Company" name="company" autoComplete="organization" {...requestRules.company} />
        <FormField
          label="Email"
          name="email"
          type="email"
          autoComplete="email"
          required
          {...requestRules.email}
        />
        <FormField
          label="Phone"
          name="phone"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          {...requestRules.phone}
        />
        <FormField
          label="Needed by"
          name="neededBy"
          type="date"
          message={neededByMessage}
          className="sm:col-span-2"
        />
        <FormTextArea
          label="Message"
          name="message"
          rows={4}
          hint="Where it goes, how it is printed, how often you need it."
          className="sm:col-span-2"
          {...requestRules.message}
        />
        <ArtworkField
          label="Artwork"
          name="artwork"
          accept={artworkAccept}
          hint={artworkHint}
          className="sm:col-span-2"
        />
      </div>
    </FieldSet>
  )
}
