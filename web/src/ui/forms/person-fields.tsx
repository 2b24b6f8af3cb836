import type { ComponentProps } from 'react'
import { FormField } from './fields-client'
import * as common from '@/messages/common'
import * as messages from '@/messages/forms'

/*
 * Fields that browsers fill in from the visitor's own data: each with its name in the form, its type and its
 * autocomplete token, so that they are the same in all forms. Label, limits, `required` and width are props.
 */
type PersonFieldProps = Omit<ComponentProps<typeof FormField>, 'name' | 'label' | 'type' | 'autoComplete'> & {
  label?: string
}

export function NameField({ label = common.name, ...props }: PersonFieldProps) {
  return <FormField label={label} name="name" autoComplete="name" required {...props} />
}

export function CompanyField({ label = common.company, ...props }: PersonFieldProps) {
  return <FormField label={label} name="company" autoComplete="organization" {...props} />
}

export function EmailField({ label = common.email, ...props }: PersonFieldProps) {
  return <FormField label={label} name="email" type="email" autoComplete="email" required {...props} />
}

export function PhoneField({ label = common.phoneNo, ...props }: PersonFieldProps) {
  return <FormField label={label} name="phone" type="tel" inputMode="tel" autoComplete="tel" {...props} />
}

type StreetFieldsProps = {
  /** Limits and messages of each field. */
  rules: Record<'address1' | 'address2', PersonFieldProps>
  className?: string
}

/** Street and number, and a second line for the floor or the door. */
export function StreetFields({ rules, className }: StreetFieldsProps) {
  return (
    <>
      <FormField
        label={messages.addressLine1}
        name="address1"
        autoComplete="address-line1"
        required
        className={className}
        {...rules.address1}
      />
      <FormField
        label={messages.addressLine2}
        name="address2"
        autoComplete="address-line2"
        className={className}
        {...rules.address2}
      />
    </>
  )
}

/** `list` names a datalist of towns to propose. */
export function TownField({ label = messages.townCity, ...props }: PersonFieldProps) {
  return <FormField label={label} name="city" autoComplete="address-level2" required {...props} />
}

export function ZipField({ label = messages.zipCode, ...props }: PersonFieldProps) {
  return <FormField label={label} name="zip" autoComplete="postal-code" required {...props} />
}
