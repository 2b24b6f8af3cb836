import { billing } from '@/content/orders/billing'
import { FieldSet } from '@/ui/choices'
import { FormField, FormTextArea } from '@/ui/forms/fields-client'

const townList = 'checkout-towns'

/** Who orders, and where the order goes; the fields of the specification (section 3). */
export function BillingFields({ towns }: { towns: string[] }) {
  return (
    <FieldSet legend="Billing details">
      <div className="grid gap-5 sm:grid-cols-2">
        <FormField label="Full Name" name="name" autoComplete="name" required {...billing.name} />
        <FormField label="Email" name="email" type="email" autoComplete="email" required {...billing.email} />
        <FormField
          label="Phone No."
          name="phone"
          type="tel"
          autoComplete="tel"
          inputMode="tel"
          required
          {...billing.phone}
        />
        <FormField
          label="Town / City"
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
        <FormField label="Zip Code" name="zip" autoComplete="postal-code" required {...billing.zip} />
        <FormField
          label="Address Line 1"
          name="address1"
          autoComplete="address-line1"
          className="sm:col-span-2"
          required
          {...billing.address1}
        />
        <FormField
          label="Address Line 2"
          name="address2"
          autoComplete="address-line2"
          className="sm:col-span-2"
          {...billing.address2}
        />
        <FormTextArea
          label="Additional Text"
          name="text"
          rows={4}
          hint="Opening hours, a floor, a name at the door: whatever helps the driver."
          className="sm:col-span-2"
          {...billing.text}
        />
      </div>
    </FieldSet>
  )
}
