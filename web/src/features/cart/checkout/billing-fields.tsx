import { billing } from '@/content/orders/billing'
import { FieldSet } from '@/ui/choices'
import { FormField, FormTextArea } from '@/ui/forms/fields-client'
import * as messages from '@/messages/checkout'
import * as common from '@/messages/common'

const townList = 'checkout-towns'

/** Who orders, and where the order goes; the fields of the specification (section 3). */
export function BillingFields({ towns }: { towns: string[] }) {
  return (
    <FieldSet legend={messages.billingDetails}>
      <div className="grid gap-5 sm:grid-cols-2">
        <FormField label={common.fullName} name="name" autoComplete="name" required {...billing.name} />
        <FormField
          label={common.email}
          name="email"
          type="email"
          autoComplete="email"
          required
          {...billing.email}
        />
        <FormField
          label={common.phoneNo}
          name="phone"
          type="tel"
          autoComplete="tel"
          inputMode="tel"
          required
          {...billing.phone}
        />
        <FormField
          label={messages.townCity}
          name="city"
          autoComplete="address-level2"
          list={townList}
          required
          {...billing.city}
        />
        <datalist id={townList}>
          {towns.map((town) => (
            <option key={town}>{town}</option>
          ))}
        </datalist>
        <FormField label={messages.zipCode} name="zip" autoComplete="postal-code" required {...billing.zip} />
        <FormField
          label={messages.addressLine1}
          name="address1"
          autoComplete="address-line1"
          className="sm:col-span-2"
          required
          {...billing.address1}
        />
        <FormField
          label={messages.addressLine2}
          name="address2"
          autoComplete="address-line2"
          className="sm:col-span-2"
          {...billing.address2}
        />
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
