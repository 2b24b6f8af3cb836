import { isRecord } from '@/content/parse'
import type { ProfileField } from '@/content/profile/profile'
import { profileStore } from './profile-store'
import { sessionValue } from './session-value'

/** What was typed into a form, for as long as the tab is open. */
export type KeptFields = {
  /** What the fields begin with: what was typed in this tab, before that what the profile says. */
  first: () => Record<string, string>
  keep: (fields: Record<string, string>) => void
  forget: () => void
}

/**
 * The kept fields of a form.
 * @param key in the tab's storage
 * @param fromProfile what its fields take from the profile
 */
function keptFields(key: string, fromProfile: Record<string, ProfileField>): KeptFields {
  const stored = sessionValue(key)
  return {
    first: () => {
      const profile = profileStore.get() ?? {}
      const known = Object.entries(fromProfile).map(([field, name]) => [field, profile[name]])
      const typed = stored.read()
      const fields = { ...Object.fromEntries(known), ...(isRecord(typed) ? typed : {}) }
      return Object.fromEntries(
        Object.entries(fields).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
      )
    },
    keep: stored.write,
    forget: stored.forget,
  }
}

const contact = { name: 'name', email: 'email', phone: 'phone' } as const

/** What was typed into the checkout. */
export const checkoutFields = keptFields('checkout-fields', { ...contact, city: 'location' })

/** What was typed into the form of a quote request. */
export const quoteFields = keptFields('quote-fields', contact)

/** What was typed into the form that requests samples. */
export const sampleFields = keptFields('sample-fields', { ...contact, city: 'location' })
