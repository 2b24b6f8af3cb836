import { isRecord } from '@/content/parse'
import type { CheckoutField } from '@/content/orders/types'
import type { ProfileField } from '@/content/profile/profile'
import { profileStore } from './profile-store'
import { sessionValue } from './session-value'

const stored = sessionValue('checkout-fields')

/** What the checkout takes from the profile. */
const fromProfile: Partial<Record<CheckoutField, ProfileField>> = {
  name: 'name',
  email: 'email',
  phone: 'phone',
  city: 'location',
}

/** What the checkout's fields begin with: what was typed in this tab, before that what the profile says. */
export function firstFields(): Record<string, string> {
  const profile = profileStore.get() ?? {}
  const known = Object.entries(fromProfile).map(([field, name]) => [field, profile[name]])
  const typed = stored.read()
  const fields = { ...Object.fromEntries(known), ...(isRecord(typed) ? typed : {}) }
  return Object.fromEntries(
    Object.entries(fields).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}

/** Keeps what was typed until the tab is closed. */
export const keepFields = (fields: Record<string, string>): void => stored.write(fields)

/** Forgets what was typed. */
export const forgetFields = (): void => stored.forget()
