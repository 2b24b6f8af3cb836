import { emailPattern } from '@/content/forms/email'
import { sampleRules } from '@/content/sample-requests/rules'
import { FormField, FormTextArea } from '@/ui/forms/fields-client'

/** Who asks for samples, where they go, and what they are for. */
export function SampleFields() {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <FormField label="Name" name="name" autoComplete="name" required {...sampleRules.name} />
      <FormField label="Company" name="company" autoComplete="organization" {...sampleRules.company} />
      <FormField
        label="Email"
        name="email"
        type="email"
        autoComplete="email"
        pattern={emailPattern}
        required
        {...sampleRules.email}
      />
      <FormField label="Phone No." name="phone" type="tel" autoComplete="tel" {...sampleRules.phone} />
      <FormField
        label="Address Line 1"
        name="address1"
        autoComplete="address-line1"
        className="sm:col-span-2"
        required
        {...sampleRules.address1}
      />
      <FormField
        label="Address Line 2"
        name="address2"
        autoComplete="address-line2"
        className="sm:col-span-2"
        {...sampleRules.address2}
      />
      <FormField
        label="Town / City"
        name="city"
        autoComplete="address-level2"
        required
        {...sampleRules.city}
      />
      <FormField label="Zip Code" name="zip" autoComplete="postal-code" required {...sampleRules.zip} />
      <FormTextArea
        label="What do you want to pack?"
        name="use"
        rows={3}
        hint="The food, how hot or fatty it is, and about how many you need in a month."
        className="sm:col-span-2"
        required
        {...sampleRules.use}
      />
    </div>
  )
}
