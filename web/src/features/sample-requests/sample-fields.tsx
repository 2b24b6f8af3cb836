import { emailPattern } from '@/content/forms/email'
import { sampleRules } from '@/content/sample-requests/rules'
import { FormField, FormTextArea } from '@/ui/forms/fields-client'
import * as common from '@/messages/common'
import * as messages from '@/messages/sample-requests'

/** Who asks for samples, where they go, and what they are for. */
export function SampleFields() {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <FormField label={common.name} name="name" autoComplete="name" required {...sampleRules.name} />
      <FormField label={common.company} name="company" autoComplete="organization" {...sampleRules.company} />
      <FormField
        label={common.email}
        name="email"
        type="email"
        autoComplete="email"
        pattern={emailPattern}
        required
        {...sampleRules.email}
      />
      <FormField label={common.phoneNo} name="phone" type="tel" autoComplete="tel" {...sampleRules.phone} />
      <FormField
        label={messages.addressLine1}
        name="address1"
        autoComplete="address-line1"
        className="sm:col-span-2"
        required
        {...sampleRules.address1}
      />
      <FormField
        label={messages.addressLine2}
        name="address2"
        autoComplete="address-line2"
        className="sm:col-span-2"
        {...sampleRules.address2}
      />
      <FormField
        label={messages.townCity}
        name="city"
        autoComplete="address-level2"
        required
        {...sampleRules.city}
      />
      <FormField
        label={messages.zipCode}
        name="zip"
        autoComplete="postal-code"
        required
        {...sampleRules.zip}
      />
      <FormTextArea
        label={messages.whatDoYouWant}
        name="use"
        rows={3}
        hint={messages.theFoodHowHot}
        className="sm:col-span-2"
        required
        {...sampleRules.use}
      />
    </div>
  )
}
