import { emailPattern } from '@/content/forms/email'
import { sampleRules } from '@/content/sample-requests/rules'
import { FormTextArea } from '@/ui/forms/fields-client'
import {
  CompanyField,
  EmailField,
  NameField,
  PhoneField,
  StreetFields,
  TownField,
  ZipField,
} from '@/ui/forms/person-fields'
import * as messages from '@/messages/sample-requests'

/** Who asks for samples, where they go, and what they are for. */
export function SampleFields() {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <NameField {...sampleRules.name} />
      <CompanyField {...sampleRules.company} />
      <EmailField pattern={emailPattern} {...sampleRules.email} />
      <PhoneField {...sampleRules.phone} />
      <StreetFields rules={sampleRules} className="sm:col-span-2" />
      <TownField {...sampleRules.city} />
      <ZipField {...sampleRules.zip} />
      <FormTextArea
        label={messages.useLabel}
        name="use"
        rows={3}
        hint={messages.useHint}
        className="sm:col-span-2"
        {...sampleRules.use}
      />
    </div>
  )
}
