import { billing } from '@/content/orders/billing'
import { FieldSet } from '@/ui/choices'
import { FormTextArea } from '@/ui/forms/fields-client'
import {
  EmailField,
  NameField,
  PhoneField,
  StreetFields,
  TownField,
  ZipField,
} from '@/ui/forms/person-fields'
import * as messages from '@/messages/checkout'
import * as common from '@/messages/common'

const townList = 'checkout-towns'

/** Who orders, and where the order goes; the fields of the specification (section 3). */
export function BillingFields({ towns }: { towns: string[] }) {
  return (
    <FieldSet legend={messages.billingDetails}>
      <div className="grid gap-5 sm:grid-cols-2">
        <NameField label={common.fullName} className="sm:col-span-2" {...billing.name} />
        <EmailField {...billing.email} />
        <PhoneField required {...billing.phone} />
        <TownField list={townList} {...billing.city} />
        <datalist id={townList}>
          {towns.map((town) => (
            <option key={town}>{town}</option>
          ))}
        </datalist>
        <ZipField {...billing.zip} />
        <StreetFields rules={billing} className="sm:col-span-2" />
        <FormTextArea
          label={messages.additionalText}
          name="text"
          rows={4}
          hint={messages.additionalTextHint}
          className="sm:col-span-2"
          {...billing.text}
        />
      </div>
    </FieldSet>
  )
}
